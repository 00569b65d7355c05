"""Reading a message: sentences, clauses, asides, instructions, workflows, requests to forget."""
