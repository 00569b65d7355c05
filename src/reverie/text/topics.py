"""Topics: which of a few everyday subjects a sentence is about, told by its words."""

import re
from functools import lru_cache

from reverie.text.analyzer import analyze
from reverie.text.words.topic_words import CHINESE, ENGLISH, PORTUGUESE

GENERAL = "general"
TOPICS: dict[str, dict[str, str]] = {
    "health": {"en": "Health", "pt": "Saúde", "zh": "健康"},
    "food": {"en": "Food", "pt": "Comida", "zh": "饮食"},
    "family": {"en": "Family", "pt": "Família", "zh": "家人"},
    "travel": {"en": "Travel", "pt": "Viagens", "zh": "旅行"},
    "home": {"en": "Home", "pt": "Casa", "zh": "居家"},
    "technology": {"en": "Technology", "pt": "Tecnologia", "zh": "技术"},
    "projects": {"en": "Projects", "pt": "Projetos", "zh": "项目"},
    "work": {"en": "Work", "pt": "Trabalho", "zh": "工作"},
    "money": {"en": "Money", "pt": "Dinheiro", "zh": "钱"},
    "learning": {"en": "Learning", "pt": "Aprendizagem", "zh": "学习"},
    "leisure": {"en": "Leisure", "pt": "Tempos livres", "zh": "休闲"},
    "writing": {"en": "Writing", "pt": "Escrita", "zh": "写作"},
    "events": {"en": "Events", "pt": "Eventos", "zh": "活动"},
    "people": {"en": "People", "pt": "Pessoas", "zh": "人"},
    "plans": {"en": "Plans", "pt": "Planos", "zh": "计划"},
    GENERAL: {"en": "General", "pt": "Geral", "zh": "其他"},
}
"""Every topic with its title; between topics of equal weight the earlier one is taken."""

_LIGHT = {"family": 0.6, "people": 0.6, "plans": 0.6, "events": 0.8}
"""Topics that often only frame what is said: "my cousin hates swimming" is about swimming."""
_HAN = re.compile(r"[\u4e00-\u9fff]")


def topic_of(text: str, language: str, *, fallback: str = GENERAL) -> str:
    """Return the topic that most words of a sentence speak for; the fallback when none does.

    >>> topic_of("My cousin Otto hates swimming", "en"), topic_of("Sou alérgica a marisco", "pt"), topic_of("Hm.", "en")
    ('leisure', 'health', 'general')
    >>> topic_of("我叫文澜，每天坐火车去大学上课", "zh")
    'learning'
    """
    scores: dict[str, float] = {}
    table = _stems(language if language in {"en", "pt"} else "und")
    for token in analyze(text):
        for topic in table.get(token, ()):
            scores[topic] = scores.get(topic, 0) + _LIGHT.get(topic, 1)
    if language == "zh" or _HAN.search(text):
        pattern, topics = _chinese()
        for match in pattern.finditer(text):
            word = match.group()
            for topic in topics[word]:
                # a long word says more than a single character
                scores[topic] = scores.get(topic, 0) + _LIGHT.get(topic, 1) * (1 if len(word) > 1 else 0.6)
    if not scores:
        return fallback
    return max(TOPICS, key=lambda topic: scores.get(topic, 0))


def topic_title(topic: str, language: str) -> str:
    """Return what a topic is called in a language; an unknown topic is called by its key.

    >>> topic_title("food", "pt"), topic_title("food", "und"), topic_title("bees", "en")
    ('Comida', 'Food', 'bees')
    """
    titles = TOPICS.get(topic)
    return titles.get(language, titles["en"]) if titles else topic


def is_topic_word(word: str) -> bool:
    """Tell whether a word is one of those that tell a topic, in any of the three languages.

    >>> is_topic_word("Flights"), is_topic_word("Greta"), is_topic_word("航班")
    (True, False, True)
    """
    if _HAN.search(word):
        return word in _chinese()[1]
    return any(token in _stems("und") for token in analyze(word))


@lru_cache(maxsize=4)
def _stems(language: str) -> dict[str, tuple[str, ...]]:
    """Return the topics of each token; both languages together where the language is not known."""
    tables = {"en": (ENGLISH,), "pt": (PORTUGUESE,), "und": (ENGLISH, PORTUGUESE)}[language]
    found: dict[str, dict[str, None]] = {}
    for table in tables:
        for topic, words in table.items():
            for word in words.split():
                tokens = analyze(word)
                if len(tokens) == 1:  # the halves of a compound mean something else
                    found.setdefault(tokens[0], {})[topic] = None
    return {token: tuple(topics) for token, topics in found.items()}


@lru_cache(maxsize=1)
def _chinese() -> tuple[re.Pattern[str], dict[str, tuple[str, ...]]]:
    """Return a pattern of all Chinese words, the longest first, and the topics of each."""
    found: dict[str, dict[str, None]] = {}
    for topic, words in CHINESE.items():
        for word in words.split():
            found.setdefault(word, {})[topic] = None
    longest_first = sorted(found, key=lambda word: (-len(word), word))
    return re.compile("|".join(longest_first)), {word: tuple(topics) for word, topics in found.items()}
