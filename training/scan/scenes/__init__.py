"""Photos of drawn cards, of single cells and of things that are no card, with the truth about each."""
