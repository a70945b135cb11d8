"""USDA Branded Foods: one food a name."""

import re
from collections import defaultdict

from . import names
from .fold import tokens
from .sources import BRANDED, NUTRIENTS, Food, rows, squeeze

COLUMNS = NUTRIENTS[:7]
KEYS = ["kcal_100", "protein_g_100", "carbs_g_100", "fat_g_100", "fiber_g_100", "sugars_g_100", "sodium_mg_100"]
UNITS = {"onz": "oz", "oza": "fl oz", "grm": "g", "mlt": "ml", "pcs": "pieces", "ea": "piece", "tbsp.": "tbsp"}


def number_of(name):
    """FNV-1a over the name: the id has to stay when the table is made again."""
    value = 0x811C9DC5
    for byte in name.encode():
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return value


def serving(text, grams):
    """A household serving as a portion, or nothing where it only repeats a weight."""
    match = re.match(r"^(\d+(?:\.\d+)?(?:/\d+)?)\s+([^|(]{2,40})", squeeze(text).lower())
    if not match:
        return []
    unit = " ".join(UNITS.get(word, word) for word in match[2].split())
    if unit in ("oz", "g", "gram", "grams", "gm", "lb", "ml"):
        return []
    return [(f"{match[1]} {unit}", grams)]


def title(name):
    """Labels are mostly in capitals, which are hard to read."""
    return name.capitalize() if name.isupper() else name


def branded(directory, known, aliases):
    """Names that differ only in order or repeated words stand once, with the row in the middle of them. Names that
    `known`, the reference foods' words, has already are left out."""
    groups = defaultdict(list)
    for row in rows(directory, "usda-branded", "foods.csv.gz"):
        name = squeeze(row["description"])
        words = frozenset(w for w in aliases.apply(tokens(name)) if w not in names.STOP and len(w) > 1 or w.isdigit())
        if words and words not in known:
            groups[words].append((name, row))
    foods, taken = [], set()
    for group in groups.values():
        name, row = middle(group)
        number = number_of(name)
        while number in taken:
            number = (number + 1) & 0xFFFFFFFF
        taken.add(number)
        values = [float(row[key]) if row[key] else None for key in KEYS]
        grams = float(row["serving_g_or_ml"] or 0)
        food = Food(BRANDED, number, title(name), row["category"], values)
        if 0 < grams <= 3000:
            food.default_grams = grams
            food.portions = serving(row["household_serving"], grams)
        foods.append(food)
    return foods


def middle(group):
    """The row whose energy and macros are nearest to the median of the rows with this name; the shortest name."""
    def column(key):
        ordered = sorted(float(row[key] or 0) for _, row in group)
        return ordered[len(ordered) // 2]

    medians = [(key, column(key), scale) for key, scale in zip(KEYS, (0.1, 1, 1, 1))]

    def distance(row):
        return sum(abs(float(row[key] or 0) - median) * scale for key, median, scale in medians)

    _, row = min(group, key=lambda item: (round(distance(item[1]), 3), item[0]))
    name = min((n for n, _ in group), key=lambda n: (len(n), n))
    return name, row
