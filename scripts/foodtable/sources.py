"""The USDA tables and restaurant menus as one list of foods."""

import csv
import gzip
import os
import re
from dataclasses import dataclass, field

# Order of preference; also the order in the file, and the numbers of FoodTable in Swift.
FNDDS_2021, FNDDS_2017, SR_LEGACY, FOUNDATION, MENU, BRANDED = range(6)

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


def fndds(directory, folder, key, source):
    foods = {}
    for row in rows(directory, folder, "foods.csv.gz"):
        food = Food(source, int(row[key]), squeeze(row["description"]), row["wweia_category"], values(row))
        food.synonyms = [squeeze(s) for s in (row.get("additional_description") or "").split(";") if s.strip()]
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


def menus(directory):
    """Items as served. Where the menu gives no weight, one serving stands for 100 g and the food is marked."""
    foods, taken = [], set()
    for row in rows(directory, "restaurant-menus", "restaurant_items.csv.gz"):
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
        chain = row["chain"].replace("-", " ").title()
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
    return foods


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
