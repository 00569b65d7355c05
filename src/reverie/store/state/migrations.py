"""The steps that bring an older `state.db` up to the tables of this version."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE accounts (account_id TEXT NOT NULL, created_at TEXT DEFAULT '' NOT NULL,
            PRIMARY KEY (account_id))""",
        """CREATE TABLE imports (account_id TEXT NOT NULL, number INTEGER NOT NULL, at TEXT DEFAULT '' NOT NULL,
            report TEXT DEFAULT '' NOT NULL, PRIMARY KEY (account_id, number))""",
        """CREATE TABLE runs (account_id TEXT NOT NULL, number INTEGER NOT NULL, engine TEXT DEFAULT '' NOT NULL,
            base INTEGER DEFAULT '0' NOT NULL, revision INTEGER, started_at TEXT DEFAULT '' NOT NULL,
            finished_at TEXT DEFAULT '' NOT NULL, status TEXT DEFAULT '' NOT NULL, report TEXT DEFAULT '' NOT NULL,
            PRIMARY KEY (account_id, number))""",
        """CREATE TABLE consumed (account_id TEXT NOT NULL, session_id TEXT NOT NULL,
            messages INTEGER DEFAULT '0' NOT NULL, revision INTEGER DEFAULT '0' NOT NULL,
            PRIMARY KEY (account_id, session_id))""",
        """CREATE TABLE consumed_heads (account_id TEXT NOT NULL, commit_id TEXT DEFAULT '' NOT NULL,
            PRIMARY KEY (account_id))""",
        """CREATE TABLE failures (account_id TEXT NOT NULL, session_id TEXT NOT NULL, reason TEXT DEFAULT '' NOT NULL,
            attempts INTEGER DEFAULT '0' NOT NULL, last_at TEXT DEFAULT '' NOT NULL,
            PRIMARY KEY (account_id, session_id))""",
        """CREATE TABLE forget_requests (account_id TEXT NOT NULL, number INTEGER NOT NULL,
            session_id TEXT DEFAULT '' NOT NULL, message_id TEXT DEFAULT '' NOT NULL, target TEXT DEFAULT '' NOT NULL,
            status TEXT DEFAULT '' NOT NULL, created_at TEXT DEFAULT '' NOT NULL, closed_at TEXT DEFAULT '' NOT NULL,
            PRIMARY KEY (account_id, number))""",
        """CREATE TABLE audit (account_id TEXT NOT NULL, number INTEGER NOT NULL, at TEXT DEFAULT '' NOT NULL,
            action TEXT DEFAULT '' NOT NULL, detail TEXT DEFAULT '' NOT NULL, PRIMARY KEY (account_id, number))""",
    ),
)
"""Step n brings a file of version n to version n + 1. A step that was released is never edited, only followed."""
