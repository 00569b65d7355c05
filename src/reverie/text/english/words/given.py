"""Given names that are common in many countries, by gender: they tell people from other names and whom "she" means."""

_FEMALE = """
ada adriana agnes aisha alba alice alicia alina alison amanda amelia amina amy ana anastasia andrea angela anika
anita anja anna anne annie antonia astrid aurora ava barbara beatrice beatriz becky bella beth betty bianca bríd
brigid bridget camila camille carla carmen carol carolina caroline catarina catherine cecilia celia charlotte
chiara chloe chloé christina christine ciara cindy clara claire claudia cristina daisy dana daniela deborah deb
debbie deepa denise diana dolores dora doris dorothy edith elaine eleanor elena eliza elizabeth ella ellen elsa
emilia emily emma erica erika esther eva eve evelyn fatima fiona flora florence frances francesca frida gabriela
gemma georgia gina giulia gloria grace greta hana hanna hannah harriet hazel heather helen helena heidi hilda
holly ida ines inês ingrid irene iris isabel isabella isla ivy jana jane janet janice jasmine jean jenna
jennifer jenny jess jessica jill jo joan joana joanna jolene josephine joy judith judy julia juliana julie june
karen karin kate katarina kate katherine kathleen katie kelly kerstin kim kirsten kristin laila lara laura
lauren layla lea leah leila lena leonie leticia lily linda lisa liv lola lorna louise lucia lucy luisa luna
lydia mabel madeleine maeve magda maggie maja malin mara margaret margarida maria mariana marie marina marion
marta martha mary matilda maud maya meera megan mei melanie melissa mia michelle mila mina mira miriam moira
molly monica mona nadia nadine nancy naomi natalia natalie natasha nell nicole nina noor nora noreen norma olga
olivia orla paola patricia paula pauline penelope petra phoebe polly priya rachel rebecca renata rita rosa
rosalind rose roisin róisín rosie ruby ruth sabine sabrina sally samantha sandra sara sarah saskia selma shannon
sharon sheila silvia simone sinead sinéad sofia sonia sonja sophia sophie stefanie stella stephanie sue susan
susana svetlana sylvia tamara tania tara tatiana teresa tess thea theresa tina tove ulla una ursula valentina
valerie vanessa vera veronica victoria viola violet vivian wanda wendy yasmin yuki yvonne zara zoe nandini
"""
_MALE = """
aaron abdul adam adrian ahmed alan alberto albert alejandro alessandro alexander alfred ali amir anders andré
andreas andrew andy angus anselm anthony anton antonio arjun arne arnold arthur axel ben benjamin bernard bernd
bill björn bob boris brendan brian bruno callum carl carlos cathal charles charlie chris christian christopher
ciaran claus colin conor craig cormac damian dan daniel danny darren dave david declan dennis derek diego dieter
diogo dirk dmitri dominic donal douglas duarte dylan eamon eddie edgar edmund eduardo edward emil emilio enrique
eoin eric erik ernst ethan eugene evan felipe felix fergus fernando filip finn fintan francesco francisco frank
fred frederick gabriel gareth gary geoff georg george gerald gerard gerry gert giovanni giuseppe glen gonçalo
gordon graham greg gregory guido gustav guy hamid hannes hans harald harold harry harvey hassan hector heinrich
henrik henry herbert hiroshi howard hugh hugo ian ibrahim igor isaac ivan ivo jack jacob jake jakob jamal james
jamie jan jason javier jeff jens jeremy jerome jim jimmy joão joaquim joe joel johan johannes john johnny jon
jonas jonathan joost jorge josé josef joseph josh joshua juan julian jürgen kai karim karl karthik keith ken
kenji kenneth kevin klaus kurt lars laurence lee leo leon leonard leonardo lewis liam lorenzo louis luca lucas
luis luke magnus malcolm manuel marc marcel marcello marco marcus mario mario mark markus martin mateo matt
matteo matthew matthias maurice max maximilian miguel mike mikael milan mohamed mohammed moritz murray nate
nathan neil niall nicholas nick nico nicolas niels nigel nikolai noah nils oliver olaf omar oscar otto owen
pablo paddy pádraic paolo pascal patrick paul pavel pedro per pete peter petr phil philip philipp pierre piet
quentin rafael raj ralf ramón rashid ray raymond reza ricardo richard rob robert roberto robin rodrigo roger
roland rolf ron ronan rory roy rui rupert russell ryan salman salvador samuel samir sandro santiago scott sean
seán sebastian sergei sergio seth seamus simon stefan stephen steve steven stuart sven tadeu tariq ted teo terry
theo thomas tiago tim timothy tobias tom tomas tomás tommy toni tony trevor tristan ulrich umberto uwe vasco
victor viktor vincent vito vlad walter werner will william wolfgang xavier yusuf zach zachary
"""
_OPEN = """alex sam jordan taylor casey charlie jamie morgan robin kim lee andrea jean sora noa ash quinn riley"""

FEMALE = (
    frozenset(_FEMALE.split())
    - frozenset(_OPEN.split())
    - {"joy", "hazel", "ivy", "daisy", "ruby", "rose", "iris", "june", "holly"}
)
MALE = (
    frozenset(_MALE.split()) - frozenset(_OPEN.split()) - {"will", "mark", "bill", "guy", "ray", "per", "frank", "glen"}
)
GIVEN = FEMALE | MALE | frozenset(_OPEN.split()) | {"holly", "rose", "ivy", "frank", "mark", "ruby", "iris"}


def gender_of(name: str) -> str:
    """Return f, m, or ? for a name, by its first word.

    >>> gender_of("Otto"), gender_of("Ana Reis"), gender_of("Ferrum")
    ('m', 'f', '?')
    """
    words = name.lower().split()
    first = words[0] if words else ""
    return "f" if first in FEMALE else "m" if first in MALE else "?"
