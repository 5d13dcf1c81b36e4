"""Playing over the local network: the list of tables, the lobby, and the table at which several machines play."""
