"""Computer players. They see observations only and answer with actions; the worker process is theirs.

Nothing in here draws or keeps a match.
"""
