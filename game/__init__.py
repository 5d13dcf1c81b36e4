"""Three Crowns: three medieval territory games on one table."""

VERSION = "0.1.0"  # the same as in pyproject.toml; a test compares them
