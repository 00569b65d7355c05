"""One account's stores, opened when first asked for: what everything in this layer works on."""

from functools import cached_property
from typing import TYPE_CHECKING

from reverie.store.deletions import DeletionLog
from reverie.store.layout import Layout, state_db_path
from reverie.store.lease import Lease
from reverie.store.search_index import SearchIndex
from reverie.store.session_log import SessionLog

if TYPE_CHECKING:
    from reverie.store.history import History
    from reverie.store.state_db import StateDb


class Account:
    """Layout, sessions, index, history, state and lease of one account; `open_account` makes and repairs it."""

    def __init__(self, layout: Layout) -> None:
        """Name the account; nothing is opened yet."""
        self.layout = layout
        self.lease = Lease(layout.writer_lock, "change the memory")

    @property
    def name(self) -> str:
        """The account's name."""
        return self.layout.account

    @cached_property
    def index(self) -> SearchIndex:
        """The search index."""
        return SearchIndex(self.layout.index_db)

    @cached_property
    def log(self) -> SessionLog:
        """The sessions."""
        return SessionLog(self.layout, self.index)

    @cached_property
    def deletions(self) -> DeletionLog:
        """What was forgotten."""
        return DeletionLog(self.layout.deletions_log)

    @cached_property
    def history(self) -> "History":
        """The revisions."""
        from reverie.store.history import History  # noqa: PLC0415 - loads pygit2: 100 ms that a search need not pay

        return History(self.layout.memory)

    @cached_property
    def state(self) -> "StateDb":
        """The workflow state of all accounts."""
        from reverie.store.state_db import StateDb  # noqa: PLC0415 - loads SQLAlchemy: 200 ms that few commands need

        return StateDb(state_db_path(self.layout.home))

    def close(self) -> None:
        """Close what was opened."""
        for name in ("index", "state"):
            store = self.__dict__.pop(name, None)
            if store is not None:
                store.close()
        self.__dict__.pop("history", None)
        self.__dict__.pop("log", None)
