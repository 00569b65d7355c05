"""Which sessions Dream has used up, and how far: a copy of what the commits say, so that a start need not walk them."""

from collections.abc import Iterable, Mapping

import sqlalchemy as sql

from reverie.store.state.tables import consumed, consumed_heads


class ConsumedTable:
    """The copy and the commit up to which it holds."""

    def __init__(self, engine: sql.Engine) -> None:
        """Read and write over an engine."""
        self._engine = engine

    def load(self, account: str) -> tuple[dict[str, int], str]:
        """Return messages used up by session, and the id of the commit up to which that holds (empty: nothing kept)."""
        with self._engine.connect() as connection:
            head = connection.execute(
                sql.select(consumed_heads.c.commit_id).where(consumed_heads.c.account_id == account)
            ).scalar()
            rows = connection.execute(
                sql.select(consumed.c.session_id, consumed.c.messages).where(consumed.c.account_id == account)
            )
            return {row.session_id: row.messages for row in rows}, head or ""

    def remove(self, account: str, sessions: Iterable[str]) -> None:
        """Forget that these sessions were ever used up."""
        gone = sql.delete(consumed).where(consumed.c.account_id == account, consumed.c.session_id.in_(list(sessions)))
        with self._engine.begin() as connection:
            connection.execute(gone)

    def store(
        self, account: str, counts: Mapping[str, int], commit_id: str, revision: int, *, replace: bool = False
    ) -> None:
        """Keep what newer commits say.

        Args:
            account: Whose sessions.
            counts: Messages used up by session; 0 takes a session back.
            commit_id: The commit up to which the copy holds now.
            revision: Its revision.
            replace: The counts are all there are, not just those that changed.
        """
        with self._engine.begin() as connection:
            gone = sql.delete(consumed).where(consumed.c.account_id == account)
            if not replace:
                gone = gone.where(consumed.c.session_id == sql.bindparam("session"))
                if counts:
                    connection.execute(gone, [{"session": session} for session in counts])
            else:
                connection.execute(gone)
            rows = [
                {"account_id": account, "session_id": session, "messages": count, "revision": revision}
                for session, count in counts.items()
                if count
            ]
            if rows:
                connection.execute(sql.insert(consumed), rows)
            connection.execute(sql.delete(consumed_heads).where(consumed_heads.c.account_id == account))
            connection.execute(sql.insert(consumed_heads).values(account_id=account, commit_id=commit_id))
