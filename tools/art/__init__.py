"""The drawing templates behind `assets/images`: functions that return SVG text. No pygame in here but in textures."""
