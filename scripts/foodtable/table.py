"""Foods to sections."""

import math
import re
import struct
from collections import Counter

from . import names
from .fold import tokens
from .layout import Pool, assemble, varints
from .sources import BRANDED, DISH, FNDDS_2017, FNDDS_2021, FOUNDATION, MENU, MENU_DRINK, NUTRIENTS, SR_LEGACY

# Kinds of entries: USDA's own name, a synonym, a lexicon name.
NAME, SYNONYM, SPOKEN, WITHOUT = 0, 1, 2, 3
# Classes of words.
PLAIN, WEAK, UNREADY, STRONG, KIND, STATE = range(6)
# Flags of a food.
PER_SERVING, DRINK, WATER, RAW_IS_EATEN = 1, 2, 4, 8

DRINKS = re.compile(
    r"^(Beverages|Coffee|Tea|Beer|Wine|Liquor and cocktails|.*[Ww]ater|Soft drinks|Diet .*drinks|Other diet drinks|"
    r"Fruit drinks|.*juice|Smoothies and grain drinks|.*[Mm]ilk.*|Sport and energy drinks|Nutritional beverages|"
    r"Milk substitutes|Formula, .*)$")
EATEN_RAW = re.compile(
    r"^(Apples|Bananas|Blueberries.*|Citrus fruits|Grapes|Mango.*|Melons|Other fruits.*|Peaches.*|Pears|Pineapple|"
    r"Strawberries|Tomatoes|Lettuce.*|Carrots|Onions|Nuts and seeds|Other red and orange vegetables|"
    r"Other vegetables and combinations|Cabbage|Fruits and Fruit Juices|Nut and Seed Products|Dairy and Egg Products)$")
LABEL_DRINKS = re.compile(
    r"^(Water|Soda|Alcohol|Milk|Plant Based Milk|Sport Drinks|Other Drinks|Iced & Bottle Tea|Fruit & Vegetable Juice.*|"
    r"Energy, Protein & Muscle Recovery Drinks|Milk/Milk Substitutes|Drinks Flavoured - Ready to Drink|"
    r"Non Alcoholic Beverages  ?-? ?Ready to Drink|Plant Based Water|Beer|Breakfast Drinks)$")
# Tables file juices with fruits and drinks of yogurt with dairy; a squeeze of lemon is no drink.
POURED = re.compile(
    r"^(?!lemon|lime|baby)(kefir\b|[^,(]*\b(juice|juice blend|juice cocktail|nectar|drink|shake|smoothie|lassi|"
    r"drinking yogurt|yakult)(?=,|$| \())", re.I)
NOT_A_DRINK = re.compile(r"undiluted|powder|dry mix|, dry\b|not reconstituted|not diluted|concentrate|instant, dry", re.I)


def flags(food):
    kcal, name = food.values[0], food.name.lower()
    out = PER_SERVING if food.per_serving else 0
    drink = bool(DRINKS.match(food.category)) and not NOT_A_DRINK.search(food.name)
    if food.source == BRANDED:
        drink = bool(LABEL_DRINKS.match(food.category)) and not NOT_A_DRINK.search(food.name)
    if food.source == MENU:
        drink = any(d == "1 ml" or "fl oz" in d for d, _ in food.portions) or bool(
            MENU_DRINK.search(name)) and "tea cake" not in name
    is_named_so = food.source in (SR_LEGACY, FOUNDATION) and name.startswith("milk, ")
    if (is_named_so or food.source != BRANDED and POURED.match(name)) and not NOT_A_DRINK.search(food.name):
        drink = True
    if drink:
        # An espresso has 9 kcal in 100 g, none of them from sugar, milk or alcohol to speak of.
        bare = food.category == "Coffee" and kcal < 10 and (food.values[3] or 0) < 0.5 and (food.values[5] or 0) < 0.5
        out |= WATER if kcal < 5 or bare else DRINK
    if EATEN_RAW.match(food.category):
        out |= RAW_IS_EATEN
    return out


def prior(food):
    """0...100: how likely a person who names no more than this food's words means this food."""
    base = {FNDDS_2021: 60, FNDDS_2017: 48, FOUNDATION: 42, SR_LEGACY: 40, MENU: 20, DISH: 60}.get(food.source, 10)
    name = food.name
    if re.search(r"\bNFS\b", name):
        base += 20
    base += 6 * min(2, len(re.findall(r"\bNS as to\b", name)))
    base -= min(15, len(name) // 10)
    # Made at home is what is meant where nobody says who made it.
    if food.source in (FNDDS_2021, FNDDS_2017) and re.search(r"\b(restaurant|ready-to-heat|school)\b", name):
        base -= 8
    if food.source == MENU and re.search(r"\b(large|extra|king|venti|trenta|kids|jumbo|double|triple)\b", name, re.I):
        base -= 10
    return max(0, min(100, base))


def brands(text):
    """Words in capitals are brands and chains in USDA's names ("TACO BELL, Taco")."""
    return {t for run in re.findall(r"\b(?:Mc)?[A-Z][A-Z'&\-]{2,}(?:'[sS])?\b", text) if run not in ("NFS", "UPC", "USDA", "NLEA")
            for t in tokens(run)}


def build(foods, lexicon, columns=NUTRIENTS, english=frozenset()):
    aliases = names.Aliases(lexicon.words)
    classes = {}
    for kind, label in (("kind", KIND), ("weak", WEAK), ("state", STATE), ("unready", UNREADY), ("strong", STRONG)):
        for word in lexicon.classes[kind]:
            for token in aliases.apply(tokens(word.replace("_", " "))):
                classes[token] = label
    adjectives = {w for w, c in classes.items() if c in (WEAK, STATE, UNREADY)}
    if foods[0].source != BRANDED:
        add_spoken_names(foods, lexicon)
        add_portions(foods, lexicon)

    spelling = respellings(foods)

    def words(text, chain=""):
        if chain:
            text = " ".join(spelling.get(t, t) for t in tokens(text))
        read = names.read(text, aliases, adjectives, brands(text) if not text.isupper() else set())
        if chain:
            have = {w.text for w in read}
            read += [names.Word(t, names.BRAND) for t in aliases.apply(tokens(chain)) if t not in have]
        return read

    def without(kind, food, read):
        """A dish that lacks a part is found by what was left out alone."""
        return WITHOUT if food.source == DISH and any(w.roles & names.NEGATED for w in read) else kind

    entries = []
    for index, food in enumerate(foods):
        read = words(food.name, food.chain)
        # A label that only says "Original" or "Italian style" is no name.
        if food.source != BRANDED or any(classes.get(w.text) not in (WEAK, STATE, UNREADY, KIND) for w in read):
            entries.append((index, without(NAME, food, read), read))
        seen = {food.name.lower()}
        for kind, texts in ((SYNONYM, food.synonyms), (SPOKEN, food.aliases)):
            for text in texts:
                if (text.lower(), kind) not in seen:
                    seen.add((text.lower(), kind))
                    read = words(text)
                    if read:
                        entries.append((index, without(kind, food, read), read))
    return assemble(sections(foods, entries, aliases, classes, columns, english))


def sections(foods, entries, aliases, classes, columns, english):
    pool = Pool()
    vocabulary = sorted({w.text.encode() for _, _, read in entries for w in read})
    number = {word.decode(): i for i, word in enumerate(vocabulary)}
    postings = [[] for _ in vocabulary]
    entry_rows, entry_words = bytearray(), bytearray()
    word_count = 0
    for i, (food, kind, read) in enumerate(entries):
        entry_rows += struct.pack("<II", food | kind << 28, word_count)
        for word in read:
            entry_words += struct.pack("<I", number[word.text] | word.roles << 24)
            postings[number[word.text]].append(i)
        word_count += len(read)
    entry_rows += struct.pack("<II", len(foods), word_count)

    # Words of English that only tell of what kind some food is, or whose label it has: "standing".
    named = {w.text for _, kind, read in entries for w in read
             if len(read) == 1 or w.roles & names.HEAD and kind != SYNONYM}
    token_rows, posting_bytes = bytearray(), bytearray()
    for word, entries_of in zip(vocabulary, postings):
        text = word.decode()
        rarity = math.log(len(entries) / len(entries_of)) / math.log(len(entries))
        label = classes.get(text, PLAIN)
        weight = {WEAK: 0.12, UNREADY: 0.35}.get(label, 0.45 + 0.55 * rarity)
        token_rows += struct.pack(
            "<IIIBBH", pool.add(text), len(posting_bytes), len(entries_of), round(weight * 255), label,
            int(text in english and text not in named))
        posting_bytes += varints(entries_of)
    token_rows += struct.pack("<IIIBBH", 0, len(posting_bytes), 0, 0, 0, 0)

    # The first description is empty: such a portion is the default amount.
    descriptions, portion_rows = {"": 0}, bytearray()
    food_rows, value_rows, categories = bytearray(), bytearray(), {}
    portions = 0
    for food in foods:
        key = pool.add(food.slug) if food.slug else food.number
        category = categories.setdefault(food.category[:60], len(categories))
        food_rows += struct.pack(
            "<IIIHBB", key, pool.add(food.name), portions, category, food.source | flags(food) << 4, prior(food))
        default = [("", food.default_grams)] if food.default_grams else []
        for description, grams in default + food.portions:
            row = descriptions.setdefault(description, len(descriptions))
            portion_rows += struct.pack("<fH", grams, row)
            portions += 1
        for value, (_, step) in zip(food.values, columns):
            value_rows += struct.pack("<H", 0xFFFF if value is None else min(0xFFFE, round(value / step)))
    food_rows += struct.pack("<IIIHBB", 0, 0, portions, 0, 0, 0)

    alias_rows = b"".join(
        struct.pack("<II", pool.add(" ".join(key)), pool.add(" ".join(value)))
        for key, value in sorted(aliases.table.items(), key=lambda pair: " ".join(pair[0]).encode()))
    strings = lambda items: b"".join(struct.pack("<I", pool.add(item)) for item in items)
    category_rows, description_rows = strings(categories), strings(descriptions)
    plain = sorted(word for word in english if word not in number and (word,) not in aliases.table)
    steps = b"".join(struct.pack("<f", step) for _, step in columns)
    return [
        ("FOOD", len(foods), bytes(food_rows)), ("NCOL", len(columns), steps), ("NVAL", len(foods), bytes(value_rows)),
        ("PORT", portions, bytes(portion_rows)), ("PDSC", len(descriptions), description_rows),
        ("CATG", len(categories), category_rows), ("TOKN", len(vocabulary), bytes(token_rows)),
        ("POST", len(posting_bytes), bytes(posting_bytes)), ("ENTR", len(entries), bytes(entry_rows)),
        ("EWRD", word_count, bytes(entry_words)), ("ALIA", len(aliases.table), alias_rows),
        ("ENGL", len(plain), strings(plain)), ("STRS", len(pool.bytes), bytes(pool.bytes)),
    ]


def respellings(foods):
    """Slips in the menus' own words ("bananna"): rare there, unknown to USDA, and a letter away from a common word."""
    usda, menu = Counter(), Counter()
    for food in foods:
        (menu if food.source == MENU else usda).update(set(tokens(food.name)))
    common = {w for w, n in usda.items() if n >= 5 and len(w) >= 5}
    out = {}
    for word, count in menu.items():
        if len(word) >= 4 and count <= 3 and word not in usda and word.isalpha():
            # In short words only a letter left out of a very common word is taken for a slip.
            near = sorted(w for w in edits(word) if w in common
                          and (len(word) >= 6 or len(w) > len(word) and usda[w] >= 20))
            if near:
                out[word] = max(near, key=lambda w: usda[w])
    return out


def edits(word):
    """Words with a letter more, a letter less or two swapped, inside the word: other changes make other words
    ("sticky", "cooker") too often."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    splits = [(word[:i], word[i:]) for i in range(1, len(word))]
    return ({a + b[1:] for a, b in splits if len(b) > 1} | {a + b[1] + b[0] + b[2:] for a, b in splits if len(b) > 1}
            | {a + c + b for a, b in splits for c in letters})


def add_spoken_names(foods, lexicon):
    by_name = {}
    for food in foods:
        by_name.setdefault(food.name, food)
    for phrases, target, place in lexicon.foods:
        if target not in by_name:
            raise SystemExit(f"{place}: no such food: {target}")
        by_name[target].aliases += phrases


def add_portions(foods, lexicon):
    by_name = {}
    for food in foods:
        by_name.setdefault(food.name, food)
    for target, measure, grams, place in lexicon.portions:
        if target not in by_name:
            raise SystemExit(f"{place}: no such food: {target}")
        food = by_name[target]
        food.portions = [p for p in food.portions if p[0] != measure] + [(measure, grams)]
    for target, grams, place in lexicon.usual:
        if target not in by_name:
            raise SystemExit(f"{place}: no such food: {target}")
        by_name[target].default_grams = grams
