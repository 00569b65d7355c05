"""Disciplines: what is studied at a university; one enters them without being employed."""

DISCIPLINE = (
    r"(?:[Mm]edicina(?: [Vv]eterin[aá]ria)?|[Dd]ireito|[Ee]nfermagem|[Ee]ngenharia(?: [A-ZÀ-Ýa-zà-ÿ]{4,})?|"
    r"[Pp]sicologia|[Aa]rquitec?tura|"
    r"[Bb]iologia|[Ee]conomia|[Gg]est[aã]o|[Vv]eterin[aá]ria|[Ll]etras|[Hh]ist[oó]ria|[Ff]arm[aá]cia|[Nn]utri[cç][aã]o|"
    r"[Ff]isioterapia|[Dd]esign|[Ii]nform[aá]tica|[Aa]dministra[cç][aã]o|[Pp]edagogia|[Jj]ornalismo|[Oo]dontologia|"
    r"[Mm]edicina [Dd]ent[aá]ria|[Mm]atem[aá]tica|[Ff][ií]sica|[Qq]u[ií]mica|[Ss]ociologia|[Ff]ilosofia|"
    r"[Cc]ontabilidade|"
    r"[Tt]urismo|[Aa]gronomia|[Ee]nologia|[Cc]inema|[Ss]ervi[cç]o [Ss]ocial|[Cc]i[eê]ncias? [^\W\d_]+|"
    r"[Bb]elas-[Aa]rtes)"
)
