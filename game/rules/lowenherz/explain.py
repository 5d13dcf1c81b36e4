"""Everything that happened in one ply."""


def events(before, action, after):
    return ()
