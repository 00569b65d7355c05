"""A page under another title: header and heading change together, the rest stays byte for byte."""

from dataclasses import replace

from reverie.model.page import Section
from reverie.wiki.formatting import format_page
from reverie.wiki.parsing import parse_page


def retitle(text: str, title: str) -> str:
    """Return the page with another title.

    Example:
        >>> print(retitle('---\\ntitle: "Loom"\\n---\\n# Loom\\n\\n## Now\\n- It is oak. ^k1\\n', "Mill"), end="")
        ---
        title: "Mill"
        ---
        # Mill
        <BLANKLINE>
        ## Now
        - It is oak. ^k1
    """
    page = parse_page(text)
    old = page.title
    header = page.frontmatter.having("title", title) if page.frontmatter.get("title") else page.frontmatter
    sections = tuple(_retitled(section, old, title) for section in page.sections)
    return format_page(replace(page, frontmatter=header, sections=sections))


def _retitled(section: Section, old: str, title: str) -> Section:
    return replace(section, heading=title) if section.level == 1 and section.heading == old else section
