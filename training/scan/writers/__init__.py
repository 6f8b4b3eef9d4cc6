"""Handwriting: writers made from pen strokes, MNIST digits and fonts, and what they do to a character."""
