"""What the trials on the network must know of Carolus Magnus."""

MEANT = ":court"  # what stands in the choices at which programs die: those of a knight, several in a turn
