"""Ties between people in Portuguese: the noun as said and the canonical English key."""

from reverie.text.portuguese.words.bags import Table, bag

RELATIONS = Table(
    """
mother: mae, mamae, mama
father: pai, papai
parent: pais
sister: irma, mana
brother: irmao, mano
daughter: filha, filhota
son: filho, filhote
child: cacula, bebe
wife: mulher, esposa
husband: marido, esposo
partner: companheiro, companheira, parceiro, parceira, conjuge
girlfriend: namorada
boyfriend: namorado, ficante
fiance: noiva, noivo, noivos
ex: ex-marido, ex-mulher, ex-namorado, ex-namorada, ex
grandmother: avo, avó, vovo, vo, vó, vovó
grandfather: avô, vô, vovô
grandchild: neta, neto
aunt: tia
uncle: tio
cousin: prima, primo
niece: sobrinha
nephew: sobrinho
mother-in-law: sogra
father-in-law: sogro
sister-in-law: cunhada
brother-in-law: cunhado
daughter-in-law: nora
son-in-law: genro
stepfather: padrasto
stepmother: madrasta
stepson: enteado
stepdaughter: enteada
godfather: padrinho
godmother: madrinha
godson: afilhado
goddaughter: afilhada
friend: amigo, amiga
neighbour: vizinho, vizinha
landlord: senhorio, senhoria, proprietario
tenant: inquilino, inquilina
colleague: colega
business partner: socio, socia
boss: chefe, patrao, patroa, chefa
manager: gerente, gestor, gestora, diretor, diretora, supervisor, supervisora
supervisor: orientador, orientadora
employee: funcionario, funcionaria, empregada, empregado
assistant: assistente, ajudante
intern: estagiario, estagiaria
client: cliente
apprentice: aprendiz
secretary: secretaria
flatmate: roommate, flatmate
crush: crush
mentor: mentor, mentora
teacher: professor, professora, prof, explicadora, explicador
student: aluno, aluna
doctor: medico, medica, psiquiatra, dermatologista, cardiologista, oftalmologista, ginecologista, pediatra
dentist: dentista
therapist: terapeuta, psicologa, psicologo
physiotherapist: fisioterapeuta
nutritionist: nutricionista
vet: veterinario, veterinaria
lawyer: advogado, advogada
accountant: contador, contadora, contabilista
coach: treinador, treinadora, personal
dog: cao, cadela, cachorro, cachorra, cachorrinho, cachorrinha, caozinho, cachorrao, vira-lata, labrador, poodle,
  galgo, rafeiro, rafeira, filhotinho
cat: gato, gata, gatinho, gatinha
bird: passaro, papagaio, periquito, calopsita, canario
horse: cavalo, egua
fish: peixe
rabbit: coelho, coelha
tortoise: tartaruga, jabuti
hen: galinha
hamster: hamster
pet: animal
team: equipa, equipe, time
company: empresa
nanny: baba, ama
twin: gemeo, gemea
great-grandmother: bisavo
cleaner: diarista, faxineira
"""
)
"""Folded noun (accented where accents tell two apart) → canonical key."""

COMPOUND: dict[tuple[str, str], str] = {
    ("melhor", "amigo"): "best friend", ("melhor", "amiga"): "best friend", ("colega", "casa"): "flatmate",
    ("colega", "quarto"): "flatmate", ("colega", "apartamento"): "flatmate", ("colega", "turma"): "classmate",
    ("colega", "escola"): "classmate", ("colega", "faculdade"): "classmate", ("animal", "estimacao"): "pet",
}  # fmt: skip

_PLURALS = Table(
    """
sister: irmas
sibling: irmaos
daughter: filhas, meninas
child: filhos, gemeos, miudos, criancas, meninos
grandparent: avos
grandchild: netos, netas
uncle: tios
aunt: tias
cousin: primos, primas
nephew: sobrinhos
niece: sobrinhas
friend: amigos, amigas
neighbour: vizinhos
colleague: colegas
dog: caes, cadelas, cachorros, cachorras
cat: gatos, gatas
client: clientes
student: alunos
parent-in-law: sogros
brother-in-law: cunhados
hen: galinhas
bird: passaros
fish: peixes
rabbit: coelhos
business partner: socios
"""
)

PETS = frozenset({"dog", "cat", "bird", "horse", "fish", "rabbit", "pet", "tortoise", "hen", "hamster"})
GROUPS = frozenset({"team", "company"})
PARTNERS = frozenset({"wife", "husband", "partner", "girlfriend", "boyfriend", "fiance"})

_MASCULINE_EXTRA = bag("pai papai chefe cliente dentista colega terapeuta gerente peixe cao")
_MASCULINE_A = bag("dia mapa problema sistema programa tema clima idioma planeta cinema pijama aroma")


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
    if lowered in _MASCULINE_A:
        return False
    if lowered in _MASCULINE_EXTRA:
        return False
    return lowered.endswith(("a", "ã", "ção", "são", "dade", "gem", "tude", "ice", "cao", "sao", "nião"))
