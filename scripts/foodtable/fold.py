"""Words as the table knows them. Sources/Foods/Words/WordFolding.swift does the same, and a test over the whole
table (FoldAgreementTests) holds the two together: change both or none."""

# U+00C0...U+017F, one entry a letter; what has no plain letter (x and / signs) parts words.
LATIN = (
    "a a a a a a ae c e e e e i i i i d n o o o o o - o u u u u y th ss "
    "a a a a a a ae c e e e e i i i i d n o o o o o - o u u u u y th y "
    "a a a a a a c c c c c c c c d d d d e e e e e e e e e e g g g g g g g g h h h h i i i i i i i i i i ij ij j j k k k "
    "l l l l l l l l l l n n n n n n n n n o o o o o o oe oe r r r r r r s s s s s s s s t t t t t t u u u u u u u u u u "
    "u u w w y y y z z z z z z s"
).split()

IRREGULAR = {
    "leaves": "leaf", "loaves": "loaf", "halves": "half", "calves": "calf", "knives": "knife", "teeth": "tooth",
    "geese": "goose", "feet": "foot", "children": "child", "women": "woman", "men": "man",
}

COMMA, OPEN, CLOSE = ",", "(", ")"


def singular(word):
    """The word without its plural ending; words of other scripts and with digits stay as they are."""
    if not word.isascii() or not word.isalpha():
        return word
    if word in IRREGULAR:
        return IRREGULAR[word]
    n = len(word)
    if n > 3 and word[-1] == "s" and word[-2] not in "sui":
        if n > 4 and word.endswith("ies"):
            word = word[:-3] + "y"
        elif n > 4 and (word.endswith(("oes", "ches", "shes", "xes")) or word.endswith("sses")):
            word = word[:-2]
        else:
            word = word[:-1]
    n = len(word)
    if n > 3 and word.endswith("ie"):
        return word[:-2] + "y"
    if n > 4 and word.endswith(("che", "she")):
        return word[:-1]
    return word


def tokens(text):
    """Folded words and the marks `,` `(` `)` in order. Apostrophes vanish, with the s of a possessive."""
    out, word = [], []
    n = len(text)

    def end():
        if word:
            out.append(singular("".join(word)))
            word.clear()

    i = 0
    while i < n:
        c = text[i]
        o = ord(c)
        following = text[i + 1] if i + 1 < n else ""
        if "a" <= c <= "z" or "0" <= c <= "9":
            word.append(c)
        elif "A" <= c <= "Z":
            word.append(c.lower())
        elif c == "%":
            if word and "0" <= word[-1] <= "9":
                word.append("%")
            end()
        elif c == ".":
            if word and "0" <= word[-1] <= "9" and following and "0" <= following <= "9":
                word.append(c)
            else:
                end()
        elif c in "'\u2019\u2018`\u00b4":
            after = text[i + 2] if i + 2 < n else ""
            if word and following in ("s", "S") and not (after.isascii() and after.isalnum()):
                i += 1
        elif c in ",;:":
            end()
            out.append(COMMA)
        elif c == "(":
            end()
            out.append(OPEN)
        elif c == ")":
            end()
            out.append(CLOSE)
        elif 0xC0 <= o <= 0x17F:
            letters = LATIN[o - 0xC0]
            if letters == "-":
                end()
            else:
                word.append(letters)
        elif 0x300 <= o <= 0x36F or o in (0xFE0F, 0x200D) or 0x1F3FB <= o <= 0x1F3FF:
            pass
        elif 0x2190 <= o <= 0x2BFF or o >= 0x1F000:
            end()
            out.append(c)
        elif o < 0x180 or 0x2000 <= o <= 0x218F or 0x3000 <= o <= 0x303F or 0xFF00 <= o <= 0xFF20 or o == 0xFFFD:
            end()
        else:
            word.append(c)
        i += 1
    end()
    return out
