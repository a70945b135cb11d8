"""The USDA tables and restaurant menus as one list of foods."""

import csv
import gzip
import math
import os
import re
from dataclasses import dataclass, field

from .names import NEGATED, read

# Order of preference; also the order in the file, and the numbers of FoodTable in Swift.
FNDDS_2021, FNDDS_2017, SR_LEGACY, FOUNDATION, MENU, BRANDED, DISH = range(7)

# Per 100 g: key in the source, unit step in the table (values are kept as whole steps).
NUTRIENTS = [
    ("kcal", 0.1), ("protein_g", 0.01), ("carbs_g", 0.01), ("fat_g", 0.01), ("fiber_g", 0.01), ("sugars_g", 0.01),
    ("sodium_mg", 1.0), ("alcohol_g", 0.01), ("caffeine_mg", 0.1), ("water_g", 0.01),
]


@dataclass
class Food:
    source: int
    number: int
    name: str
    category: str
    values: list
    synonyms: list = field(default_factory=list)
    portions: list = field(default_factory=list)  # (description, grams)
    default_grams: float = 0.0
    slug: str = ""
    chain: str = ""
    per_serving: bool = False
    aliases: list = field(default_factory=list)


def rows(directory, *path):
    with gzip.open(os.path.join(directory, *path), "rt", encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file)


def number(text):
    return float(text) if text not in ("", None) else None


def values(row):
    return [number(row.get(key)) for key, _ in NUTRIENTS]


def squeeze(text):
    return " ".join(text.split())


MADE_OF = re.compile(r"(?:made|prepared) (?:with|from|of)\b")


def fndds(directory, folder, key, source):
    foods = {}
    for row in rows(directory, folder, "foods.csv.gz"):
        food = Food(source, int(row[key]), squeeze(row["description"]), row["wweia_category"], values(row))
        # What a food may be made of is no name of it.
        food.synonyms = [
            squeeze(s) for s in (row.get("additional_description") or "").split(";") if s.strip() and not MADE_OF.match(s.strip())
        ]
        # The survey calls coated what people call breaded, and leaves the bread of a sandwich out.
        if ", coated," in food.name:
            food.synonyms.append(food.name.replace(", coated,", ", breaded,"))
        if "sandwich on " in food.name:
            food.synonyms.append(re.sub(r"\bon (white|wheat)\b(?! (bread|bun))", r"on \1 bread", food.name))
        foods[food.number] = food
    for row in rows(directory, folder, "portions.csv.gz"):
        food, grams = foods.get(int(row[key])), float(row["gram_weight"])
        description = squeeze(row["portion_description"])
        if food is None or grams <= 0 or description.startswith("Guideline"):
            continue
        kind = squeeze(row.get("subcode_description") or "")
        if kind:
            food.synonyms.append(kind)
            if description != "Quantity not specified":
                food.portions.append((f"{description} ({kind})", grams))
        elif description == "Quantity not specified":
            food.default_grams = grams
        else:
            food.portions.append((description, grams))
    return list(foods.values())


def measured(directory, folder, source):
    """SR Legacy and Foundation: portions are an amount and a measure; the table keeps one of the measure."""
    foods = {}
    for row in rows(directory, folder, "foods.csv.gz"):
        if row["kcal"] == "" or row["protein_g"] == "" or row["carbs_g"] == "" or row["fat_g"] == "":
            continue
        foods[int(row["fdc_id"])] = Food(
            source, int(row["fdc_id"]), squeeze(row["description"]), row["food_category"], values(row))
    for row in rows(directory, folder, "portions.csv.gz"):
        food, grams, amount = foods.get(int(row["fdc_id"])), float(row["gram_weight"]), float(row["amount"] or 1)
        measure = row.get("measure")
        if measure is None:
            unit = "" if row["measure_unit"] == "undetermined" else row["measure_unit"]
            measure = f"{unit}, {row['modifier']}" if unit and row["modifier"] else unit or row["modifier"]
        measure = squeeze(measure)
        if food is not None and grams > 0 and amount > 0 and measure:
            food.portions.append((f"1 {measure}", round(grams / amount, 2)))
    return list(foods.values())


def slug(text):
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


# Chains that write themselves otherwise than a capital a word.
OWN_SPELLINGS = {
    "arbys": "Arby's", "chick-fil-a": "Chick-fil-A", "dennys": "Denny's", "freshii-canada": "Freshii (Canada)",
    "hardees": "Hardee's", "hungry-jacks-australia": "Hungry Jack's (Australia)", "ihop": "IHOP", "in-n-out": "In-N-Out",
    "jersey-mikes": "Jersey Mike's", "kfc": "KFC", "mcdonalds": "McDonald's",
    "noodles-and-company": "Noodles and Company", "taco-johns": "Taco John's", "wendys": "Wendy's",
}


# Trays and bundles for a party are no serving of anybody's.
FOR_MANY = re.compile(r"\b(catering|serves \d+|family (?:bundle|feast|side|meal)|group|gallon)\b", re.I)


def menus(directory):
    """Items as served. Where the menu gives no weight it is estimated, and the food is marked."""
    foods, taken, unweighed = [], set(), []
    for row in rows(directory, "restaurant-menus", "restaurant_items.csv.gz"):
        if FOR_MANY.search(row["item"]):
            continue
        base = f"{row['chain']}/{slug(row['item'])}"
        key, n = base, 2
        while key in taken:
            key, n = f"{base}-{n}", n + 1
        taken.add(key)
        grams = number(row["serving_g"]) or 0
        millilitres = number(row["serving_ml"]) or 0
        served = values(row)
        # A few sheets give a weight that the macros alone exceed; such a weight is not kept.
        macros = sum(v or 0 for v in served[1:4])
        weight = grams if grams >= 5 and macros <= grams * 1.05 else millilitres if millilitres >= 15 else 0
        if served[0] > 9.5 * weight or macros > weight * 1.05:
            weight = 0
        chain = OWN_SPELLINGS.get(row["chain"]) or row["chain"].replace("-", " ").title()
        factor = 100 / weight if weight else 1
        food = Food(
            MENU, 0, squeeze(row["item"]), chain, [None if v is None else v * factor for v in served],
            slug=key, chain=row["chain"].replace("-", " "), per_serving=weight == 0)
        if food.values[6] is not None and food.values[6] > 65000 or food.values[0] > 6500:
            continue
        description = squeeze(row["serving_description"]) or "1 serving"
        food.portions = [(description if description[0].isdigit() else f"1 {description}", weight or 100.0)]
        if food.portions[0][0] != "1 serving":
            food.portions.insert(0, ("1 serving", weight or 100.0))
        food.default_grams = weight or 100.0
        if weight and weight == millilitres and millilitres != grams:
            food.portions.append(("1 ml", 1.0))
        foods.append(food)
        if not weight:
            unweighed.append(food)
    densities = density_of_words(food for food in foods if not food.per_serving)
    for food in unweighed:
        weigh(food, densities)
    return foods


MENU_DRINK = re.compile(
    r"\b(latte|coffee|tea|juice|cola|coke|sprite|pepsi|lemonade|frappuccino|shake|smoothie|water|fl oz|beverage|mocha|"
    r"macchiato|cappuccino|milk|freeze|slush|limeade)\b", re.I)


def plain_words(name):
    return [word for word in re.findall(r"[a-z]+", name.lower()) if len(word) > 2]


def density_of_words(foods):
    """The median energy of 100 g of the weighed items that have a word, where at least eight have it."""
    by_word = {}
    for food in foods:
        for word in set(plain_words(food.name)):
            by_word.setdefault(word, []).append(food.values[0])
    return {word: (sorted(found)[len(found) // 2], len(found)) for word, found in by_word.items() if len(found) >= 8}


def weigh(food, densities):
    """Estimates the weight of a serving from its energy and the energy density of weighed items named alike (the
    geometric mean over the words, rare words counting more); ounces in the name count before that."""
    kcal, macros = food.values[0] or 0, sum(v or 0 for v in food.values[1:4])
    ounces = re.search(r"(\d+(?:\.\d+)?) ?(?:fl\.? )?oz\b", food.name, re.I)
    drink = bool(MENU_DRINK.search(food.name))
    known = [densities[word] for word in set(plain_words(food.name)) if word in densities and densities[word][0] > 0]
    if ounces and 4 <= float(ounces[1]) <= 64 and drink:
        grams = float(ounces[1]) * 29.5735
    elif known and kcal > 0:
        share = sum(1 / count for _, count in known)
        density = math.exp(sum(math.log(value) / count for value, count in known) / share)
        grams = 100 * kcal / min(density, 80 if drink else 600)
    else:
        grams = 355 if drink else 100 * kcal / 220 if kcal else 30
    # Not lighter than its macros, not denser than fat, and of a size that is served.
    grams = round(max(macros * 1.05, kcal / 8.8, min(grams, 1200), 15))
    food.values = [None if v is None else v * 100 / grams for v in food.values]
    food.portions = [(text, float(grams)) for text, _ in food.portions]
    food.default_grams = float(grams)


SIZE = re.compile(r"1 (extra small|small|medium|large|extra large)\b")


def share_sizes(foods, aliases):
    """Foods with the same words in their names ("Banana, raw" and "Bananas, raw") are one food in two tables: where the
    first is not weighed by size, it takes small, medium and large from the other."""
    first = {}
    for food in foods:
        if food.source not in (FNDDS_2021, FNDDS_2017, SR_LEGACY, FOUNDATION):
            continue
        words = frozenset((word.text, word.roles & NEGATED) for word in read(food.name, aliases, set()))
        known = first.setdefault(words, food)
        if known is food or any(SIZE.match(description) for description, _ in known.portions):
            continue
        known.portions += [portion for portion in food.portions if SIZE.match(portion[0])]


def reference(directory):
    """All foods, the better source first; a name that is in two tables stands once, with the portions of both."""
    newer = fndds(directory, "usda-fndds-2021-2023", "fdc_id", FNDDS_2021)
    older = fndds(directory, "usda-fndds-2017-2018", "food_code", FNDDS_2017)
    legacy = measured(directory, "usda-sr-legacy-2018", SR_LEGACY)
    foundation = measured(directory, "usda-foundation-2024-10", FOUNDATION)
    kept, by_name = [], {}
    for food in newer + older + foundation + legacy:
        known = by_name.get(food.name.lower())
        if known is None:
            by_name[food.name.lower()] = food
            kept.append(food)
            continue
        known.synonyms += [s for s in food.synonyms if s not in known.synonyms]
        have = {description.lower() for description, _ in known.portions}
        known.portions += [p for p in food.portions if p[0].lower() not in have]
        known.default_grams = known.default_grams or food.default_grams
    return kept + menus(directory)
