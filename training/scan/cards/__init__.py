"""Whole scorecards, drawn flat: courses, rounds, layouts, print, and what the players write on them."""
