"""LAN play. Carries opaque payloads and imports nothing of the game."""
