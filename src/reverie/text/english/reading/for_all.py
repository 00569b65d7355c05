"""Rules for all of a kind: "any email to parents: …", "in letters to my clients, …", "never give me …"."""

import re

_FOR_EVERY = re.compile(
    r"^(?:(?:and|also|but|oh|ok|please|so|just|btw|one (?:more )?thing)[, ]+)*(?:(?:for|in|on|with) )?(?:this and )?"
    r"(?:(?:any|every|all|each)\b[^,:;]{3,70}?|(?:my |our )?(?:letters|e-?mails|messages|notes|texts"
    r"|reports|recipes|answers|replies|posts)\b[^,:;]{0,50})(?:[,:]| -) (?:please )?(?P<rule>(?:do|make|put|keep"
    r"|write|use"
    r"|start|begin|end|close|sign|skip|leave|give|answer|weights?|no|never|always|don't)\b.+)$",
    re.IGNORECASE,
)
_NEVER_ME = re.compile(
    r"^(?:please |and |also |ok |so |but )*(?:never|always|don't ever) (?:give|send|tell|show|write|call|ask"
    r"|quote|suggest"
    r"|recommend|offer|remind|answer) (?:me|us|in|with|any)\b",
    re.IGNORECASE,
)


def is_for_all(clause: str) -> bool:
    """Tell whether a clause speaks of all of a kind ("any email to parents: …") or of what never to give."""
    return bool(_FOR_EVERY.match(clause) or _NEVER_ME.match(clause))
