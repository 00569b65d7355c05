"""The speaker's name where "I" stood, with the preposition it needs."""

from dataclasses import dataclass

NAMELESS = "A pessoa"


@dataclass(frozen=True, slots=True)
class Voice:
    """How a sentence calls the one who speaks."""

    name: str
    """Empty when it is not known."""

    @property
    def plain(self) -> str:
        return self.name or "a pessoa"

    @property
    def of(self) -> str:
        return f"de {self.name}" if self.name else "da pessoa"

    @property
    def to(self) -> str:
        return f"a {self.name}" if self.name else "à pessoa"

    def after(self, preposition: str) -> str:
        """Return the name behind a preposition, joined as Portuguese joins it.

        >>> Voice("Nadia").after("para"), Voice("").after("de"), Voice("").after("em")
        ('para Nadia', 'da pessoa', 'na pessoa')
        """
        if self.name:
            return f"{preposition} {self.name}"
        return {"de": "da pessoa", "em": "na pessoa", "a": "à pessoa", "por": "pela pessoa"}.get(
            preposition, f"{preposition} a pessoa"
        )
