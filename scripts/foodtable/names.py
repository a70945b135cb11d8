"""A food's name as words with roles. The words (not the roles) must come out the same in Swift:
Sources/Foods/Words/PhraseReading.swift."""

from dataclasses import dataclass

from .fold import CLOSE, COMMA, OPEN, tokens

HEAD, FIRST, TAIL, PAREN, NEGATED, FREE, EITHER, BRAND = 1, 2, 4, 8, 16, 32, 64, 128

STOP = set("a an the of and or my some any this that these those n ns nfs y und".split())
NEGATORS = set("no without not non excluding minus sans".split())
TAILERS = set("with in on from over topped containing w con de mit".split())


@dataclass
class Word:
    text: str
    roles: int


class Aliases:
    """Phrases that stand for other phrases ("aubergine" for "eggplant"), applied to names and to what people say."""

    def __init__(self, pairs):
        self.table = {}
        self.longest = 1
        for left, right in pairs:
            key = tuple(tokens(left))
            self.table[key] = tuple(tokens(right))
            self.longest = max(self.longest, len(key))
        # What a phrase stands for may itself have another name ("evoo" is "olive oil", which is one food).
        for _ in range(3):
            self.table = {key: tuple(self.apply(value)) for key, value in self.table.items()}

    def apply(self, words):
        out, i = [], 0
        while i < len(words):
            for length in range(min(self.longest, len(words) - i), 0, -1):
                value = self.table.get(tuple(words[i:i + length]))
                if value is not None:
                    out += value
                    i += length
                    break
            else:
                out.append(words[i])
                i += 1
        return out


def read(text, aliases, adjectives, brand_words=frozenset()):
    """The words of a name with their roles, each word once (the first keeps its place)."""
    words = []
    segment = depth = 0
    tail = negated = free = either = False
    for token in aliases.apply(tokens(text)):
        if token == COMMA:
            if depth == 0:
                # A first segment that is only a brand ("McDONALD'S, Big Mac") does not say what the food is.
                segment += any(not word.roles & BRAND for word in words)
                tail = free = False
            negated = either = False
        elif token == OPEN:
            depth += 1
        elif token == CLOSE:
            depth = max(0, depth - 1)
        elif token == "ns":
            free = True
        elif token == "or":
            either = True
            if words:
                words[-1].roles |= EITHER
        elif token in NEGATORS:
            negated = True
        elif token in TAILERS:
            tail, negated = True, False
        elif token not in STOP:
            roles = FIRST if segment == 0 and depth == 0 else 0
            roles |= (TAIL if tail else 0) | (PAREN if depth else 0) | (NEGATED if negated else 0)
            roles |= (FREE if free else 0) | (EITHER if either else 0) | (BRAND if token in brand_words else 0)
            either = False
            words.append(Word(token, roles))
    mark_head(words, adjectives)
    unique = {}
    for word in words:
        if word.text in unique:
            kept = unique[word.text]
            kept.roles |= word.roles & HEAD
        else:
            unique[word.text] = word
    return list(unique.values())


def mark_head(words, adjectives):
    """The last plain word before any `with`, comma or bracket is what the food is."""
    for wanted in (FIRST, 0):
        for word in reversed(words):
            if (word.roles & wanted == wanted and not word.roles & (TAIL | PAREN | NEGATED | FREE | BRAND)
                    and word.text not in adjectives):
                word.roles |= HEAD
                return
            if wanted == 0 and word.roles & (TAIL | PAREN):
                continue
    if words:
        words[-1].roles |= HEAD
