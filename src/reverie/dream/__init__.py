"""The background agent: turn new sessions into a better Brain, in a staging tree, checked before it lands."""
