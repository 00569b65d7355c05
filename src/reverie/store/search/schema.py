"""The tables of the search index: derived from the files, so a new version is a rebuild and never a migration."""

import string

VERSION = 1
"""Raise it with every change below; an index of another version is thrown away and built again."""

_MARKS = "".join(mark for mark in string.punctuation)
_TOKENCHARS = _MARKS.replace("'", "''").replace('"', '""')
TOKENIZER = f"ascii tokenchars '{_TOKENCHARS}'"
"""Splits at ASCII blanks only: the tokens are ours, of any script and with any mark in them."""

WINDOW_WEIGHTS = (1.0, 0.4, 0.2)
"""How much a word counts in the message itself, in its neighbours, and in theirs (soft window)."""

BRAIN_WEIGHTS = (1.0, 0.3)
"""How much a word counts in the claim itself, and in the names of its page and its attribute."""

MESSAGE_WORDS = "message_words"
BRAIN_WORDS = "brain_words"

_FTS = 'CREATE VIRTUAL TABLE {name} USING fts5({columns}, content="", contentless_delete=1, tokenize="{tokenizer}")'

STATEMENTS = (
    "CREATE TABLE meta(key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    """CREATE TABLE passages(
        id INTEGER PRIMARY KEY,
        kind TEXT NOT NULL, path TEXT NOT NULL, anchor TEXT NOT NULL, text TEXT NOT NULL, digest BLOB NOT NULL,
        session_id TEXT NOT NULL, message_no INTEGER NOT NULL, at TEXT NOT NULL,
        speaker TEXT NOT NULL, role TEXT NOT NULL, trust INTEGER NOT NULL, origin TEXT NOT NULL, branch TEXT NOT NULL,
        flags TEXT NOT NULL,
        subject TEXT NOT NULL, attr TEXT NOT NULL, scope TEXT NOT NULL, section TEXT NOT NULL, current INTEGER NOT NULL,
        said TEXT NOT NULL, since TEXT NOT NULL, happened TEXT NOT NULL, due TEXT NOT NULL, until TEXT NOT NULL,
        day TEXT NOT NULL, evidence TEXT NOT NULL)""",
    "CREATE UNIQUE INDEX passages_place ON passages(path, anchor)",
    "CREATE INDEX passages_session ON passages(session_id, message_no) WHERE kind = 'message'",
    "CREATE INDEX passages_subject ON passages(subject, attr) WHERE kind IN ('claim', 'note')",
    "CREATE INDEX passages_day ON passages(day) WHERE kind = 'claim' AND day <> ''",
    """CREATE TABLE pages(
        path TEXT PRIMARY KEY, folded TEXT NOT NULL, kind TEXT NOT NULL, title TEXT NOT NULL, slug TEXT NOT NULL,
        status TEXT NOT NULL, summary TEXT NOT NULL, created TEXT NOT NULL, updated TEXT NOT NULL, sha TEXT NOT NULL,
        claims INTEGER NOT NULL) WITHOUT ROWID""",
    "CREATE INDEX pages_folded ON pages(folded)",
    "CREATE TABLE names(name TEXT, rank INTEGER, path TEXT, shown TEXT, PRIMARY KEY(name, rank, path)) WITHOUT ROWID",
    "CREATE INDEX names_path ON names(path)",
    "CREATE TABLE links(source TEXT, target TEXT, PRIMARY KEY(source, target)) WITHOUT ROWID",
    "CREATE INDEX links_target ON links(target)",
    """CREATE TABLE citations(path TEXT, anchor TEXT, session_id TEXT, message TEXT, quote TEXT, number INTEGER,
        PRIMARY KEY(path, anchor, session_id, message, quote)) WITHOUT ROWID""",
    "CREATE INDEX citations_message ON citations(session_id, message)",
    """CREATE TABLE sessions(
        id TEXT PRIMARY KEY, path TEXT NOT NULL, title TEXT NOT NULL, source TEXT NOT NULL, native_id TEXT NOT NULL,
        origin TEXT NOT NULL, started_at TEXT NOT NULL, messages INTEGER NOT NULL, last_at TEXT NOT NULL,
        last_number INTEGER NOT NULL, timezone TEXT NOT NULL,
        size INTEGER NOT NULL, mtime INTEGER NOT NULL) WITHOUT ROWID""",
    "CREATE TABLE vectors(id INTEGER, model TEXT, vector BLOB NOT NULL, PRIMARY KEY(model, id)) WITHOUT ROWID",
    _FTS.format(name=MESSAGE_WORDS, columns="own, near, far", tokenizer=TOKENIZER),
    _FTS.format(name=BRAIN_WORDS, columns="own, context", tokenizer=TOKENIZER),
    f"INSERT INTO {MESSAGE_WORDS}({MESSAGE_WORDS}, rank) VALUES('rank', 'bm25({', '.join(map(str, WINDOW_WEIGHTS))})')",
    f"INSERT INTO {BRAIN_WORDS}({BRAIN_WORDS}, rank) VALUES('rank', 'bm25({', '.join(map(str, BRAIN_WEIGHTS))})')",
    f"INSERT INTO {MESSAGE_WORDS}({MESSAGE_WORDS}, rank) VALUES('secure-delete', 1)",
    f"INSERT INTO {BRAIN_WORDS}({BRAIN_WORDS}, rank) VALUES('secure-delete', 1)",
    f"INSERT INTO meta VALUES('schema', '{VERSION}')",
)
