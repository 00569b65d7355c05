"""Ties between people in Portuguese: the noun as said and the canonical English key."""

RELATIONS: dict[str, str] = {
    "mae": "mother", "mamae": "mother", "mama": "mother", "pai": "father", "papai": "father", "pais": "parent", "irma": "sister",
    "mana": "sister", "irmao": "brother", "mano": "brother", "filha": "daughter", "filho": "son", "filhota": "daughter",
    "filhote": "son", "cacula": "child", "bebe": "child", "mulher": "wife", "esposa": "wife", "marido": "husband", "esposo": "husband",
    "companheiro": "partner", "companheira": "partner", "parceiro": "partner", "parceira": "partner", "conjuge": "partner",
    "namorada": "girlfriend", "namorado": "boyfriend", "noiva": "fiance", "noivo": "fiance", "ex-marido": "ex", "ex-mulher": "ex",
    "ex-namorado": "ex", "ex-namorada": "ex", "ex": "ex", "avo": "grandmother", "avó": "grandmother", "avô": "grandfather",
    "vovo": "grandmother", "vo": "grandmother", "vó": "grandmother", "vô": "grandfather", "vovó": "grandmother", "vovô": "grandfather",
    "neta": "grandchild", "neto": "grandchild", "tia": "aunt", "tio": "uncle", "prima": "cousin", "primo": "cousin",
    "sobrinha": "niece", "sobrinho": "nephew", "sogra": "mother-in-law", "sogro": "father-in-law", "cunhada": "sister-in-law",
    "cunhado": "brother-in-law", "nora": "daughter-in-law", "genro": "son-in-law", "padrasto": "stepfather", "madrasta": "stepmother",
    "enteado": "stepson", "enteada": "stepdaughter", "padrinho": "godfather", "madrinha": "godmother", "afilhado": "godson",
    "afilhada": "goddaughter", "amigo": "friend", "amiga": "friend", "vizinho": "neighbour", "vizinha": "neighbour",
    "senhorio": "landlord", "senhoria": "landlord", "proprietario": "landlord", "inquilino": "tenant", "inquilina": "tenant",
    "colega": "colleague", "socio": "business partner", "socia": "business partner", "chefe": "boss", "patrao": "boss", "patroa": "boss",
    "chefa": "boss", "gerente": "manager", "gestor": "manager", "gestora": "manager", "diretor": "manager", "diretora": "manager",
    "supervisor": "manager", "supervisora": "manager", "orientador": "supervisor", "orientadora": "supervisor",
    "funcionario": "employee", "funcionaria": "employee", "assistente": "assistant", "estagiario": "intern", "estagiaria": "intern",
    "cliente": "client", "aprendiz": "apprentice", "ajudante": "assistant", "empregada": "employee", "empregado": "employee", "secretaria": "secretary",
    "roommate": "flatmate", "noivos": "fiance", "crush": "crush", "ficante": "boyfriend", "mentor": "mentor", "mentora": "mentor", "professor": "teacher", "professora": "teacher", "prof": "teacher",
    "explicadora": "teacher", "explicador": "teacher", "aluno": "student", "aluna": "student", "medico": "doctor", "medica": "doctor",
    "dentista": "dentist", "terapeuta": "therapist", "psicologa": "therapist", "psicologo": "therapist", "psiquiatra": "doctor",
    "fisioterapeuta": "physiotherapist", "nutricionista": "nutritionist", "dermatologista": "doctor", "cardiologista": "doctor",
    "oftalmologista": "doctor", "ginecologista": "doctor", "pediatra": "doctor", "veterinario": "vet", "veterinaria": "vet",
    "advogado": "lawyer", "advogada": "lawyer", "contador": "accountant", "contadora": "accountant", "contabilista": "accountant",
    "treinador": "coach", "treinadora": "coach", "personal": "coach", "cao": "dog", "cadela": "dog", "cachorro": "dog",
    "cachorra": "dog", "cachorrinho": "dog", "cachorrinha": "dog", "caozinho": "dog", "cachorrao": "dog", "gato": "cat", "gata": "cat",
    "gatinho": "cat", "gatinha": "cat", "passaro": "bird", "papagaio": "bird", "periquito": "bird", "calopsita": "bird", "canario": "bird",
    "cavalo": "horse", "egua": "horse", "peixe": "fish", "coelho": "rabbit", "coelha": "rabbit", "tartaruga": "tortoise",
    "jabuti": "tortoise", "galinha": "hen", "hamster": "hamster", "animal": "pet", "vira-lata": "dog", "labrador": "dog", "poodle": "dog", "galgo": "dog", "rafeiro": "dog", "rafeira": "dog", "filhotinho": "dog",
    "diretor": "manager", "equipa": "team", "equipe": "team", "time": "team",
    "empresa": "company", "baba": "nanny", "ama": "nanny", "gemeo": "twin", "gemea": "twin", "bisavo": "great-grandmother",
    "flatmate": "flatmate", "diarista": "cleaner", "faxineira": "cleaner",
}  # fmt: skip
"""Folded noun (accented where accents tell two apart) → canonical key."""

COMPOUND: dict[tuple[str, str], str] = {
    ("melhor", "amigo"): "best friend", ("melhor", "amiga"): "best friend", ("colega", "casa"): "flatmate",
    ("colega", "quarto"): "flatmate", ("colega", "apartamento"): "flatmate", ("colega", "turma"): "classmate",
    ("colega", "escola"): "classmate", ("colega", "faculdade"): "classmate", ("animal", "estimacao"): "pet",
}  # fmt: skip

_PLURALS: dict[str, str] = {
    "irmas": "sister", "irmaos": "sibling", "filhas": "daughter", "filhos": "child", "avos": "grandparent", "netos": "grandchild",
    "netas": "grandchild", "tios": "uncle", "tias": "aunt", "primos": "cousin", "primas": "cousin", "sobrinhos": "nephew",
    "sobrinhas": "niece", "amigos": "friend", "amigas": "friend", "vizinhos": "neighbour", "colegas": "colleague", "caes": "dog",
    "cadelas": "dog", "cachorros": "dog", "cachorras": "dog", "gatos": "cat", "gatas": "cat", "clientes": "client", "alunos": "student",
    "sogros": "parent-in-law", "cunhados": "brother-in-law", "gemeos": "child", "miudos": "child", "criancas": "child", "meninos": "child",
    "meninas": "daughter", "galinhas": "hen", "passaros": "bird", "peixes": "fish", "coelhos": "rabbit", "socios": "business partner",
}  # fmt: skip

PETS = frozenset({"dog", "cat", "bird", "horse", "fish", "rabbit", "pet", "tortoise", "hen", "hamster"})
GROUPS = frozenset({"team", "company"})
PARTNERS = frozenset({"wife", "husband", "partner", "girlfriend", "boyfriend", "fiance"})

_MASCULINE_EXTRA = frozenset("pai papai chefe cliente dentista colega terapeuta gerente peixe cao".split())


def relation_of(key: str, surface: str = "", *, plural: bool = False) -> str:
    """Return the canonical tie of a folded noun; empty when it names none.

    >>> relation_of("primo"), relation_of("avo", "avô"), relation_of("mesa")
    ('cousin', 'grandfather', '')
    """
    if key in {"avo", "vovo", "vo"} and surface:
        return RELATIONS.get(surface.lower(), RELATIONS[key])
    if key.startswith("ex-") and key not in RELATIONS:
        base = relation_of(key[3:], surface[3:])
        return f"former {base}" if base else ""
    found = RELATIONS.get(key, "")
    return found or (_PLURALS.get(key, "") if plural else "")


def is_feminine(noun: str) -> bool:
    """Guess the gender of a noun as said.

    >>> is_feminine("irmã"), is_feminine("primo"), is_feminine("reunião")
    (True, False, True)
    """
    lowered = noun.lower()
    if lowered in {"mãe", "avó", "mulher", "irmã", "equipe", "mae", "irma", "nora", "vovó"}:
        return True
    if lowered in {
        "dia",
        "mapa",
        "problema",
        "sistema",
        "programa",
        "tema",
        "clima",
        "idioma",
        "planeta",
        "cinema",
        "pijama",
        "aroma",
    }:
        return False
    if lowered in _MASCULINE_EXTRA:
        return False
    return lowered.endswith(("a", "ã", "ção", "são", "dade", "gem", "tude", "ice", "cao", "sao", "nião"))
