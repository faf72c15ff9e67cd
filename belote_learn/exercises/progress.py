"""`Progress`: what a learner has drilled, kept between sessions, and what is due again.

A drill must go on whatever happens to the file: trouble is told, never raised, what was done is
remembered until it can be written, and what stood in the file is never thrown away.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from belote_learn.errors import BeloteError
from belote_learn.exercises import store
from belote_learn.exercises.file_path import read_path
from belote_learn.exercises.schedule import Item, pack, reviewed, rules_key, unpack
from belote_learn.exercises.search import drilled, read_article
from belote_learn.given import wrong_kind
from belote_learn.messages.progress import Row, row
from belote_learn.rules.rulesets import RULESETS, RuleSet

if TYPE_CHECKING:
    from belote_learn.exercises.learner import Outcome

#: Environment variable that names another folder.
FOLDER_VARIABLE: Final = "BELOTE_LEARN_DATA"
FILE_NAME: Final = "drills.json"
FORMAT: Final = 1

_Items = dict[tuple[str, str], Item]


class ProgressError(BeloteError):
    """Trouble with the file of progress; `text` says what, and what becomes of what was done."""

    topic = "progress.error"


class NewerError(Exception):
    """The file was written by a later version of the package."""


def data_folder() -> Path:
    """Return the folder that progress is kept in: the variable's, or the user's data folder."""
    named = os.environ.get(FOLDER_VARIABLE)
    if named:
        return Path(named).expanduser()
    from platformdirs import user_data_dir  # noqa: PLC0415 (only who keeps progress needs it)

    return Path(user_data_dir("belote-learn", appauthor=False))


def _now() -> datetime:
    return datetime.now(UTC)


class Progress:
    """What was drilled, in a file that several notebooks may share.

    Attributes:
        path: The file.
        trouble: What went wrong with it last; None while all is well.

    Args:
        folder: Where the file is; None for `data_folder()`.
        clock: Gives the time, with its zone.

    Raises:
        NotationError: If no folder can have such a path.
        InvalidStateError: If it is no path, or the clock cannot be asked.

    Example:
        >>> import tempfile
        >>> noon = datetime(2030, 5, 1, 12, tzinfo=UTC)
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     progress = Progress(folder, clock=lambda: noon)
        ...     progress.record("ruff", "family", "first").state
        ...     Progress(folder).item("ruff").done
        'learning'
        1
    """

    def __init__(
        self, folder: str | Path | None = None, *, clock: Callable[[], datetime] = _now
    ) -> None:
        self.path = (data_folder() if folder is None else read_path(folder)) / FILE_NAME
        self.trouble: ProgressError | None = None
        if not callable(clock):
            raise wrong_kind(clock, Callable)
        self._clock = clock
        # what the file held when it was last read, and with what waits
        self._held: _Items = {}
        self._items: _Items = {}
        # done, but not yet in the file: it is tried again with every exercise
        self._waiting: list[tuple[tuple[str, str], Outcome, datetime]] = []

    def record(
        self, article: str, ruleset: str | RuleSet, outcome: Outcome, now: datetime | None = None
    ) -> Item:
        """Note how an exercise ended, and schedule the article anew.

        Trouble with the file is told by `trouble`; what was done is then remembered and written
        with the next exercise.

        Args:
            article: Id of the article; "play." may be left out.
            ruleset: Id of a ruleset, or a `RuleSet`.
            outcome: "first" (right at once), "retry" (right after another try) or "shown".
            now: The time; None for the clock's.

        Returns:
            How the learner now stands on the article.

        Raises:
            DrillError: If the article cannot be drilled, or the outcome is none of these.
            RuleSetError: If the ruleset is unknown.
        """
        key = (read_article(article, ruleset), rules_key(ruleset))
        done = (key, outcome, now or self._clock())
        reviewed(self._of(key), outcome, done[2])  # refused here, before anything is changed
        self._waiting.append(done)
        self._save()
        return self._of(key)

    def item(self, article: str, ruleset: str | RuleSet = RULESETS[0]) -> Item:
        """Return how a learner stands on an article.

        Args:
            article: Id of the article; "play." may be left out.
            ruleset: Id of a ruleset, or a `RuleSet`.

        Raises:
            DrillError: If the article cannot be drilled.
            RuleSetError: If the ruleset is unknown.
        """
        self._refresh()
        return self._of((read_article(article, ruleset), rules_key(ruleset)))

    def due(
        self, now: datetime | None = None, ruleset: str | RuleSet | None = None
    ) -> tuple[Item, ...]:
        """Return what is to be drilled again, the longest due first.

        Args:
            now: The time; None for the clock's.
            ruleset: One ruleset only; None for all.
        """
        self._refresh()
        moment = now or self._clock()
        wanted = None if ruleset is None else rules_key(ruleset)
        found = [
            item
            for item in self._items.values()
            if item.is_due(moment) and wanted in {None, item.rules}
        ]
        return tuple(sorted(found, key=lambda item: (item.due or moment, item.article)))

    def suggested(self, ruleset: str | RuleSet = RULESETS[0], now: datetime | None = None) -> str:
        """Return the article to drill next: the longest due, else a new one, else the next due.

        Args:
            ruleset: Id of a ruleset, or a `RuleSet`.
            now: The time; None for the clock's.
        """
        there, rules = drilled(ruleset), rules_key(ruleset)
        due = [item.article for item in self.due(now, ruleset) if item.article in there]
        items = [self._of((article, rules)) for article in there]
        new = [item.article for item in items if item.due is None]
        later = sorted(items, key=lambda item: str(item.due))
        return (due or new or [later[0].article])[0]

    def page(
        self,
        lang: str | None = None,
        ruleset: str | RuleSet = RULESETS[0],
        now: datetime | None = None,
    ) -> tuple[Row, ...]:
        """Word how a learner stands on every article of a ruleset, in the rulebook's order.

        Args:
            lang: "en", "pt" or "fr"; None for the default.
            ruleset: Id of a ruleset, or a `RuleSet`.
            now: The time; None for the clock's.

        Raises:
            LanguageError: If the language is not one of the three.
            RuleSetError: If the ruleset is unknown.
        """
        self._refresh()
        rules, moment = rules_key(ruleset), now or self._clock()
        return tuple(
            row(self._of((article, rules)), ruleset, moment, lang) for article in drilled(ruleset)
        )

    def _of(self, key: tuple[str, str]) -> Item:
        return self._items.get(key) or Item(*key)

    def _refresh(self) -> None:
        """Read what other notebooks wrote, and write what waits."""
        if self._waiting:
            self._save()
            return
        try:
            self._held = self._items = self._read()
            self.trouble = None
        except FileNotFoundError:
            self._held, self._items, self.trouble = {}, {}, None
        except (ValueError, KeyError, TypeError, AttributeError):
            self._save()
        except (OSError, NewerError) as trouble:
            self._told(trouble, "unreadable")

    def _save(self) -> None:
        """Add what waits to what is in the file now, another notebook's work included."""
        try:
            with store.locked(self.path):
                items, trouble = self._read_or_repair()
                if self._waiting or trouble:
                    items = _after(items, self._waiting)
                    store.write(self.path, _packed(items))
        except (OSError, NewerError) as failure:
            self._items = _after(self._held, self._waiting)
            self._told(failure, "unwritable")
        else:
            self._held = self._items = items
            self._waiting, self.trouble = [], trouble

    def _read(self) -> _Items:
        return _unpacked(store.read(self.path))

    def _read_or_repair(self) -> tuple[_Items, ProgressError | None]:
        """Read the file; set one aside that cannot be understood, and go back to its backup."""
        try:
            return self._read(), None
        except FileNotFoundError:
            return {}, None
        except (ValueError, KeyError, TypeError, AttributeError):
            kept = store.set_aside(self.path)
        facts = {"file": str(self.path), "other": kept.name}
        try:
            items = _unpacked(store.read(store.backup_of(self.path)))
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            return {}, ProgressError("damaged-alone", **facts)
        return items, ProgressError("damaged", **facts)

    def _told(self, trouble: Exception, otherwise: str) -> None:
        name = {store.BusyError: "locked", NewerError: "newer"}.get(type(trouble), otherwise)
        reason = getattr(trouble, "strerror", None) or type(trouble).__name__
        facts = {"file": str(self.path), "reason": reason}
        if name == "locked":
            self.trouble = ProgressError("locked", **facts)
        elif name == "newer":
            self.trouble = ProgressError("newer", **facts)
        elif name == "unreadable":
            self.trouble = ProgressError("unreadable", **facts)
        else:
            self.trouble = ProgressError("unwritable", **facts)


class Fleeting(Progress):
    """Progress that is remembered, and never written: no file is read or made.

    Args:
        clock: Gives the time, with its zone.

    Example:
        >>> from belote_learn.exercises.progress import Fleeting
        >>> progress = Fleeting()
        >>> progress.record("ruff", "family", "first").done
        1
    """

    def __init__(self, *, clock: Callable[[], datetime] = _now) -> None:
        super().__init__(".", clock=clock)

    def _refresh(self) -> None:
        """Read nothing: there is no file."""

    def _save(self) -> None:
        self._items = _after(self._items, self._waiting)
        self._waiting = []


def _after(items: _Items, done: list[tuple[tuple[str, str], Outcome, datetime]]) -> _Items:
    items = dict(items)
    for key, outcome, moment in done:
        items[key] = reviewed(items.get(key) or Item(*key), outcome, moment)
    return items


def _packed(items: _Items) -> dict[str, Any]:
    return {"format": FORMAT, "items": [pack(items[key]) for key in sorted(items)]}


def _unpacked(held: Any) -> _Items:
    number = held["format"]
    if isinstance(number, int) and number > FORMAT:
        raise NewerError
    if number != FORMAT:
        raise ValueError(number)
    items = [unpack(packed) for packed in held["items"]]
    return {(item.article, item.rules): item for item in items}
