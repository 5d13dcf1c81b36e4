"""The pictures of Löwenherz."""
