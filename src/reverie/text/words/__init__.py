"""Words: the lists and rules that say which words say the same, which say nothing and which tell a topic."""
