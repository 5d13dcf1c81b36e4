"""Playing over a network without a window: peers as programs, networks inside this machine, and what goes wrong."""
