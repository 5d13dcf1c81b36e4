"""Widgets: what a person presses, types into, chooses from and reads.

Logical units everywhere. Widgets are kept (made once, told what changed), know nothing of the match, and call back.
"""
