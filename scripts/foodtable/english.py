"""Words of English that are spelled right, so that none of them is taken for a food's name misspelt."""
import re

from .fold import tokens

# Shorter words are mended to nothing.
SHORTEST = 4

# What people write where they mean a food ("a chocolate desert", "rump stake"), and words of the kitchen in forms that
# the tables lack: these are better looked for than taken as they stand.
MEANT_AS_FOOD = set("""
    desert deserts stake stakes plumb bred tost sirup moose muscle muscles leak leaks bite bites
    braise casseroled cheesed condense creamed crispier crisply crisper crumbly devilled evaporate ferment garnished
    homogenize honeyed marbled mushroomed pasteurize peppered powdery pureed riced sandwiched sauced saucy savour savoury
    savored savoured shelled skewered spiced sugary sulphur sweeten toasted waffled zest zested zesty barbecued
    drizzled crunched chopped grated smidge smidgen gramme grammes
    chilis macaronis menus safaris salamis zucchinis
""".split())


def chosen(words):
    """The folded forms of those words, each a single one."""
    for word in words:
        if re.fullmatch("[a-z]+", word) and len(word) >= SHORTEST and word not in MEANT_AS_FOOD:
            folded = tokens(word)
            if len(folded) == 1 and folded[0].isascii() and folded[0] not in MEANT_AS_FOOD:
                yield folded[0]


def read(path):
    """The words of a file, without its notice."""
    with open(path, encoding="utf-8") as file:
        return {word for line in file if not line.startswith("#") for word in line.split()}
