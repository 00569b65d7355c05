"""The bones of a clause: tokens, names, subject, verb group and what follows."""

from reverie.text.english.bones.clause import Parse
from reverie.text.english.bones.parse import parse_clause
from reverie.text.english.bones.tokens import Token, put_right, tokens_of

__all__ = ["Parse", "Token", "parse_clause", "put_right", "tokens_of"]
