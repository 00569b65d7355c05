"""Files from outside, read in pieces: find them, decode them, cut them into lines or JSON values."""
