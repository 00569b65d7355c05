"""Wikilinks: found outside code, resolved by slug, title or alias, renamed, and turned round into backlinks."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from reverie.model.citation import Definition
from reverie.model.page import Claim, Opaque, Page, Wikilink
from reverie.wiki.folding import fold_case
from reverie.wiki.inline import escape, plain
from reverie.wiki.parsing import parse_page
from reverie.wiki.paths import slug_at

_SHAPE = (
    r"(?P<link>(?P<embed>!?)\[\[(?P<target>[^\[\]|#\n]*)(?:#(?P<anchor>[^\[\]|\n]*))?(?:\|(?P<alias>[^\[\]\n]*))?\]\])"
)
_BARE_LINK = re.compile(_SHAPE)
_LINK = re.compile(
    r"""
      (?P<skip>(?P<ticks>`+)(?!`).{0,2000}?[^`](?P=ticks)(?!`) | `+ | \\[!-/:-@\[-`{-~] | <!--.{0,1000}?-->)
    | SHAPE
    """.replace("SHAPE", _SHAPE.replace("#", r"\#")),
    re.VERBOSE | re.DOTALL,
)
_FENCE = re.compile(r"[ \t]*(?:(?:[-*+>]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})")
_SHOWN_KINDS = frozenset({"table", "quote", "image", "text"})
_WORD_EDGE = re.compile(r"\w")


@dataclass(frozen=True, slots=True)
class LinkTable:
    """Every name that leads to a page: paths, slugs, titles and aliases, folded."""

    names: dict[str, list[tuple[int, str]]] = field(default_factory=dict)
    """Folded name → how close a match it is (0 path, 1 slug, 2 title, 3 alias) and the path."""

    @classmethod
    def of(cls, pages: Mapping[str, Page]) -> "LinkTable":
        """Return the table of these pages.

        Args:
            pages: By path.
        """
        table = cls()
        for path in sorted(pages):
            table.add(path, pages[path].title, pages[path].aliases)
        return table

    def add(self, path: str, title: str, aliases: Iterable[str] = ()) -> None:
        """Let the names of a page lead to it."""
        bare = path.removesuffix(".md")
        keys = [(0, path), (0, bare), (0, bare.removeprefix("knowledge/")), (1, slug_at(path)), (2, title)]
        for rank, name in (*keys, *((3, alias) for alias in aliases)):
            key = fold_case(name)
            if key and (rank, path) not in self.names.setdefault(key, []):
                self.names[key].append((rank, path))

    def resolve(self, target: str) -> str | None:
        """Return the path of the page that a link target names; the closest kind of name wins.

        Example:
            >>> table = LinkTable()
            >>> table.add("knowledge/entities/sora-city-lab.md", "Sora City Lab", ["SCL"])
            >>> table.resolve("sora city lab") == table.resolve("sora-city-lab") == table.resolve("scl")
            True
        """
        found = self.names.get(fold_case(target))
        if not found:
            return None
        return min(found)[1]

    def pages_named(self, name: str) -> tuple[str, ...]:
        """Return every page that has this name, in path order."""
        return tuple(sorted({path for _, path in self.names.get(fold_case(name), ())}))


def find_links(text: str) -> list[Wikilink]:
    """Return the wikilinks of a page in order; what stands in code, comments or behind a backslash is none.

    Example:
        >>> [(link.target, link.alias) for link in find_links("`[[no]]` [[Quay 4|the quay]] [[ Kiln #Firing 3]]")]
        [('Quay 4', 'the quay'), ('Kiln', '')]
    """
    if "[[" not in text:
        return []
    return page_links(parse_page(text))


def page_links(page: Page) -> list[Wikilink]:
    """Return the wikilinks of a page that is parsed already, with offsets in its text."""
    return [link for start, run in page_runs(page) for link in links_in(run, start)]


def link_targets(page: Page) -> dict[str, None]:
    """Return what the wikilinks of a parsed page lead to, each once, in order."""
    return dict.fromkeys(link.target for _, run in page_runs(page) if "[[" in run for link in links_of(run))


@lru_cache(maxsize=8192)  # most lines of a page that changes stay, and are looked at before and after
def links_of(run: str) -> tuple[Wikilink, ...]:
    """Return the wikilinks of running text, with offsets in it."""
    return tuple(links_in(run))


def visible_text(text: str) -> str:
    """Return the sentence of a claim as it reads: links by their label, escapes undone.

    >>> visible_text("Met [[sora-city-lab|Sora City Lab]].")
    'Met Sora City Lab.'
    """
    return plain(text)


def links_in(text: str, offset: int = 0) -> Iterator[Wikilink]:
    """Yield the wikilinks of running text, such as the sentence of a claim."""
    if "[[" not in text:
        return
    pattern = _LINK if "`" in text or "\\" in text or "<!--" in text else _BARE_LINK
    for found in pattern.finditer(text):
        if found.lastgroup == "skip":
            continue
        target = found["target"].strip().removesuffix("\\").strip()
        if not target:
            continue
        anchor = (found["anchor"] or "").strip().removesuffix("\\").strip()
        is_block = anchor.startswith("^")
        yield Wikilink(
            target,
            " ".join((found["alias"] or "").split()),
            "" if is_block else anchor,
            anchor[1:] if is_block else "",
            bool(found["embed"]),
            offset + found.start("link"),
            offset + found.end("link"),
        )


def visible_runs(text: str) -> Iterator[tuple[int, str]]:
    """Yield offset and text of everything that a reader sees as prose: no header, code, HTML or definition."""
    return page_runs(parse_page(text))


def page_runs(page: Page) -> Iterator[tuple[int, str]]:
    """Yield the same of a page that is parsed already and unchanged."""
    at = len(page.frontmatter.source.raw) if page.frontmatter.source is not None else 0
    for section in page.sections:
        for part in (section, *section.blocks) if section.level else section.blocks:
            if part.source is None:
                continue
            at += len(part.source.before)
            raw = part.source.raw
            if isinstance(part, Claim) and part.inherited:
                yield from _outside_fences(at, raw)
            elif not isinstance(part, Opaque | Definition) or (isinstance(part, Opaque) and part.kind in _SHOWN_KINDS):
                yield at, raw
            at += len(raw)


def rename_links(text: str, is_old: Callable[[str], bool], new: str) -> str:
    """Return the text with the links to one page leading to its new name; what the reader sees stays.

    Args:
        text: A whole page.
        is_old: Tells whether a target names the page.
        new: Its new slug.

    Example:
        >>> rename_links("See [[Old mill]] and [[old-mill#Roof|it]].", lambda name: "mill" in name, "water-mill")
        'See [[water-mill|Old mill]] and [[water-mill#Roof|it]].'
    """
    pieces: list[str] = []
    end = 0
    for link in find_links(text):
        if not is_old(link.target):
            continue
        raw = text[link.start : link.end]
        anchor = f"#^{link.block}" if link.block else f"#{link.heading}" if link.heading else ""
        bar = "\\|" if "\\|" in raw else "|"
        label = link.alias or ("" if link.target == new or link.embed else link.target)
        pieces += (
            text[end : link.start],
            "!" if link.embed else "",
            f"[[{new}{anchor}{bar + label if label else ''}]]",
        )
        end = link.end
    return "".join((*pieces, text[end:]))


def backlinks(pages: Mapping[str, str], resolve: Callable[[str], str | None]) -> dict[str, tuple[str, ...]]:
    """Return for each page the pages that link to it, in path order; a link to oneself does not count.

    Args:
        pages: Text by path.
        resolve: Link target → path.
    """
    found: dict[str, set[str]] = {}
    for path, text in pages.items():
        for link in find_links(text):
            target = resolve(link.target)
            if target is not None and target != path:
                found.setdefault(target, set()).add(path)
    return {path: tuple(sorted(sources)) for path, sources in sorted(found.items())}


def link_names(words: str, slugs: Mapping[str, str]) -> str:
    """Return plain words as the text of a claim in which the first mention of each name is a wikilink.

    Args:
        words: A sentence, not yet Markdown.
        slugs: Name as it stands in the sentence → slug of its page. Longer names win over shorter ones inside them.

    Example:
        >>> link_names("In Kyoto we meet Sora City Lab.", {"Sora City Lab": "sora-city-lab", "Sora": "sora"})
        'In Kyoto we meet [[sora-city-lab|Sora City Lab]].'
    """
    taken: list[tuple[int, int, str]] = []
    for name in sorted(slugs, key=lambda name: (-len(name), name)):
        place = _first_mention(words, name, taken)
        if place is not None:
            taken.append((*place, slugs[name]))
    pieces: list[str] = []
    end = 0
    for start, stop, slug in sorted(taken):
        pieces += (_escaped(words[end:start]), wikilink(slug, words[start:stop]))
        end = stop
    return " ".join("".join((*pieces, _escaped(words[end:]))).split())


def wikilink(slug: str, label: str = "") -> str:
    """Return a wikilink; what would close it early is taken out of the label.

    >>> wikilink("sora-city-lab", "Sora City Lab"), wikilink("loom", "loom")
    ('[[sora-city-lab|Sora City Lab]]', '[[loom]]')
    """
    label = " ".join(re.sub(r"[\[\]|#`\\]", " ", label).split())
    return f"[[{slug}|{label}]]" if label and label != slug else f"[[{slug}]]"


def _escaped(words: str) -> str:
    """Escape a piece of a sentence, keeping the blanks at its ends."""
    if not words.strip():
        return words
    lead = words[: len(words) - len(words.lstrip())]
    return f"{lead}{escape(words)}{words[len(words.rstrip()) :]}"


def _first_mention(words: str, name: str, taken: list[tuple[int, int, str]]) -> tuple[int, int] | None:
    """Return where a name first stands as a whole word outside the names found so far."""
    start = words.find(name) if name else -1
    while start >= 0:
        end = start + len(name)
        free = all(end <= begin or start >= stop for begin, stop, _ in taken)
        if free and not (_glued(words, start) or _glued(words, end)):
            return start, end
        start = words.find(name, start + 1)
    return None


def _glued(words: str, at: int) -> bool:
    """Tell whether a place lies inside a word; scripts written without blanks have no such insides."""
    if at in (0, len(words)):
        return False
    pair = words[at - 1 : at + 1]
    return all(char < "\u0e00" and _WORD_EDGE.match(char) for char in pair)


def _outside_fences(offset: int, raw: str) -> Iterator[tuple[int, str]]:
    """Yield the lines of a list item that lie in no fence."""
    fence = ""
    for line in raw.splitlines(keepends=True):
        found = _FENCE.match(line)
        if fence:
            if found and found[1].startswith(fence) and not line[found.end() :].strip():
                fence = ""
        elif found:
            fence = found[1]
        else:
            yield offset, line
        offset += len(line)
