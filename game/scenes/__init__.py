"""What fills the window: one scene a file. The scenes join views, matches, computer players and the network."""
