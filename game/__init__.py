"""Three Crowns: three medieval territory games on one table."""
