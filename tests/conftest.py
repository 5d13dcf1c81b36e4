"""Tests need neither a screen nor a sound device; who wants real ones sets the variables."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
