"""The few words that the built-in engine writes by itself, in the languages it knows."""

from typing import Final

OWN: Final[dict[str, dict[str, str]]] = {
    "of": {"en": "{owner}'s {thing}", "pt": "{thing} de {owner}", "zh": "{owner}的{thing}"},
    "area_page": {"en": "{name}: {area}", "pt": "{name}: {area}", "zh": "{name}：{area}"},
    "work": {"en": "work", "pt": "trabalho", "zh": "工作"},
    "life": {"en": "life", "pt": "vida", "zh": "生活"},
    "asked": {"en": "{name} asked: “{quote}”", "pt": "{name} perguntou: “{quote}”", "zh": "{name}问道：“{quote}”"},
    "said": {"en": "{name} said: “{quote}”", "pt": "{name} disse: “{quote}”", "zh": "{name}说：“{quote}”"},
    "continued": {"en": "{title} ({n})", "pt": "{title} ({n})", "zh": "{title}（{n}）"},
}
"""Patterns by purpose, then by language code."""

RELATION_WORDS: Final[dict[str, tuple[str, str]]] = {
    "mother": ("mãe", "妈妈"),
    "father": ("pai", "爸爸"),
    "parent": ("pais", "父母"),
    "sister": ("irmã", "姐妹"),
    "brother": ("irmão", "兄弟"),
    "sibling": ("irmão", "兄弟姐妹"),
    "daughter": ("filha", "女儿"),
    "son": ("filho", "儿子"),
    "child": ("filho", "孩子"),
    "wife": ("mulher", "妻子"),
    "husband": ("marido", "丈夫"),
    "partner": ("companheiro", "伴侣"),
    "girlfriend": ("namorada", "女朋友"),
    "boyfriend": ("namorado", "男朋友"),
    "fiance": ("noivo", "未婚夫妻"),
    "ex": ("ex", "前任"),
    "grandmother": ("avó", "奶奶"),
    "grandfather": ("avô", "爷爷"),
    "grandchild": ("neto", "孙辈"),
    "aunt": ("tia", "阿姨"),
    "uncle": ("tio", "叔叔"),
    "cousin": ("primo", "表亲"),
    "niece": ("sobrinha", "侄女"),
    "nephew": ("sobrinho", "侄子"),
    "mother-in-law": ("sogra", "婆婆"),
    "father-in-law": ("sogro", "公公"),
    "sister-in-law": ("cunhada", "嫂子"),
    "brother-in-law": ("cunhado", "姐夫"),
    "daughter-in-law": ("nora", "儿媳"),
    "son-in-law": ("genro", "女婿"),
    "spouse": ("cônjuge", "老伴"),
    "stepfather": ("padrasto", "继父"),
    "stepmother": ("madrasta", "继母"),
    "godfather": ("padrinho", "干爹"),
    "godmother": ("madrinha", "干妈"),
    "friend": ("amigo", "朋友"),
    "best friend": ("melhor amigo", "最好的朋友"),
    "neighbour": ("vizinho", "邻居"),
    "flatmate": ("colega de casa", "室友"),
    "landlord": ("senhorio", "房东"),
    "colleague": ("colega", "同事"),
    "boss": ("chefe", "老板"),
    "manager": ("gestor", "经理"),
    "employee": ("funcionário", "员工"),
    "client": ("cliente", "客户"),
    "mentor": ("mentor", "导师"),
    "teacher": ("professor", "老师"),
    "student": ("aluno", "学生"),
    "classmate": ("colega de turma", "同学"),
    "doctor": ("médico", "医生"),
    "dentist": ("dentista", "牙医"),
    "therapist": ("terapeuta", "治疗师"),
    "lawyer": ("advogado", "律师"),
    "coach": ("treinador", "教练"),
    "dog": ("cão", "狗"),
    "cat": ("gato", "猫"),
    "bird": ("pássaro", "鸟"),
    "horse": ("cavalo", "马"),
    "fish": ("peixe", "鱼"),
    "rabbit": ("coelho", "兔子"),
    "pet": ("animal de estimação", "宠物"),
    "team": ("equipa", "团队"),
    "company": ("empresa", "公司"),
}
"""Relation key → Portuguese and Chinese word, for titles of subjects that have no name yet."""


def word(purpose: str, language: str, **values: str) -> str:
    """Fill the pattern of a purpose in a language; English where the language has none.

    >>> word("of", "pt", owner="Nadia", thing="irmã")
    'irmã de Nadia'
    """
    patterns = OWN[purpose]
    return patterns.get(language, patterns["en"]).format(**values)


def relation_title(relation: str, owner: str, language: str) -> str:
    """Return the title of a subject known by its tie alone.

    >>> relation_title("sister", "Nadia", "en"), relation_title("sister", "文澜", "zh")
    ("Nadia's sister", '文澜的姐妹')
    """
    portuguese, chinese = RELATION_WORDS.get(relation, (relation, relation))
    thing = {"pt": portuguese, "zh": chinese}.get(language, relation)
    return word("of", language, owner=owner, thing=thing)
