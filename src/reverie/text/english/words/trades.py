"""English words for what people do for a living, and for what people are."""

import re

from reverie.text.wordlist import words_of

_TRADES = words_of("""
    accountant actor actress administrator agent analyst anaesthetist animator anthropologist apprentice
    archaeologist architect archivist artist assistant astronomer astronaut athlete attorney auditor author baker
    banker barber barista bartender beautician biologist bookkeeper bookseller botanist brewer bricklayer broker
    builder butcher buyer captain cardiologist carer caregiver caretaker carpenter cartographer cashier chef chemist
    choreographer cleaner clerk coach coder composer conductor conservator consultant contractor cook copywriter
    counsellor counselor courier curator dancer dentist dermatologist designer developer dietitian diplomat director
    dj doctor dramaturg driver economist editor electrician engineer entrepreneur epidemiologist farmer filmmaker
    firefighter fireman fisherman florist founder freelancer gardener geologist glazier goldsmith guard guide
    hairdresser handyman historian housewife hydrologist hygienist illustrator instructor intern interpreter
    investor janitor jeweller journalist judge lab technician lawyer lecturer librarian lifeguard linguist locksmith
    logistician machinist manager marketer masseur mathematician mechanic mediator merchant meteorologist midwife
    miner model musician nanny neurologist notary novelist nurse nutritionist officer operator optician optometrist
    orthodontist painter paralegal paramedic pastor pathologist pediatrician paediatrician pharmacist philosopher
    photographer physician physicist physio physiotherapist pianist pilot planner plumber poet policeman policewoman
    policy politician postman potter priest principal producer professor programmer psychiatrist psychologist
    publicist radiographer radiologist ranger realtor receptionist recruiter reporter representative researcher
    restorer retiree sailor salesman salesperson saleswoman scientist screenwriter sculptor seamstress secretary
    shepherd shopkeeper singer sociologist soldier solicitor sommelier specialist statistician stylist student
    superintendent supervisor surgeon surveyor tailor teacher technician technologist therapist trader trainee
    trainer translator treasurer tutor undertaker upholsterer urologist vet veterinarian videographer violinist
    volunteer waiter waitress warden watchmaker weaver welder woodworker worker writer zoologist ceo cto cfo coo dev
    sysadmin postdoc ta qa pm founder co-founder cofounder strategist oceanographer coordinator controller lead head
    owner partner assistant sre swe sde dba svp evp cio ciso cmo junior webdev signalman alderman guard dispatcher
    conservationist beekeeper luthier blacksmith cabinetmaker bookbinder
""")
_NOT_TRADES = words_of("""
    person fan member lover beginner user runner reader morning walker winner learner believer speaker sucker foodie
    sister brother mother father daughter player teenager foreigner stranger prisoner owner newcomer fighter loner
    dinner summer winter number matter letter corner order paper computer printer customer neighbour neighbor
""")
_SUFFIX = re.compile(
    r"(?:ologist|ographer|grapher|ician|engineer|developer|designer|maker|smith|therapist|scientist|manager)$"
)

NATIONALITIES = words_of("""
    portuguese brazilian english british scottish welsh irish french german spanish italian dutch belgian swiss
    austrian polish czech slovak hungarian romanian bulgarian greek turkish russian ukrainian swedish norwegian
    danish finnish icelandic american canadian mexican argentinian argentine chilean colombian peruvian venezuelan
    cuban australian japanese chinese korean vietnamese thai indian pakistani bangladeshi indonesian filipino
    malaysian egyptian moroccan tunisian algerian nigerian ghanaian kenyan ethiopian angolan mozambican iranian
    iraqi israeli lebanese syrian jordanian saudi georgian armenian serbian croatian slovenian bosnian albanian
    lithuanian latvian estonian catalan basque galician persian arabic mandarin cantonese hindi urdu bengali tamil
    hebrew swahili latin farsi afrikaans esperanto punjabi tagalog singaporean taiwanese maltese cypriot
""")
"""Also the names of languages, as far as the two agree."""

DIETS = words_of("""
    vegetarian vegan pescatarian pescetarian flexitarian omnivore keto paleo carnivore halal kosher gluten-free
    dairy-free lactose-free plant-based teetotal
""")

CONDITIONS = re.compile(
    r"\b(?:asthma|diabet(?:es|ic)|type [12] diabet\w+|migraines?|epilep\w+|arthritis|eczema|psoriasis"
    r"|hypertension|high blood pressure|"
    r"anaemi\w+|anemi\w+|adhd|add|autis\w+|dyslexi\w+|depression|anxiety|insomnia|coeliac(?: disease)?"
    r"|celiac(?: disease)?|crohn'?s(?: disease)?|ibs|"
    r"tinnitus|vertigo|sciatica|endometriosis|pcos|lupus|fibromyalgia|reflux|gout|scoliosis|glaucoma"
    r"|cancer|hypothyroid\w*|"
    r"sleep apnoea|sleep apnea|hay fever|long covid|tendonitis|tendinitis|bad (?:back|knee)|a bad "
    r"(?:back|knee)|heart condition|"
    r"colou?r[- ]?blind\w*|a pacemaker|osteoporosis|rosacea|bipolar|ocd|ptsd|raynaud'?s|carpal tunnel)\b",
    re.IGNORECASE,
)
INSTRUMENTS = words_of("""
    piano guitar violin cello viola flute clarinet oboe bassoon saxophone sax trumpet trombone tuba horn drums drum
    bass harp ukulele banjo mandolin accordion harmonica organ keyboard keyboards fiddle recorder sitar percussion
    bagpipes lute marimba synth
""")
SPORTS = words_of("""
    tennis football soccer basketball volleyball badminton squash padel golf rugby hockey cricket baseball softball
    handball chess yoga pilates swimming running cycling climbing bouldering skiing snowboarding surfing rowing
    kayaking judo karate boxing taekwondo fencing archery triathlon marathon gymnastics skating hiking sailing
    diving ballet crossfit aikido darts bowling frisbee polo
""")


def is_trade(phrase: str) -> bool:
    """Tell whether a noun phrase names an occupation, judged by its last word before any "of" or "at".

    >>> [is_trade(phrase) for phrase in ("paediatric nurse", "head of design", "bit tired", "UX designer")]
    [True, True, False, True]
    """
    words = re.split(r"\s+(?:of|for|in|at|with|on)\s+", phrase.casefold().strip(), maxsplit=1)[0].split()
    if not words:
        return False
    last = words[-1].strip(".,")
    if last in _NOT_TRADES:
        return False
    return last in _TRADES or bool(_SUFFIX.search(last))
