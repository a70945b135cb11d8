"""Dishes that no table has, from the recipes of the lexicon."""

from .sources import DISH, NUTRIENTS, Food, slug

# Millilitres of the measures that tables publish, the largest first: a spoon is heaped or levelled.
CUP_ML = {"1 cup": 236.588, "1 fl oz": 29.5735, "1 tablespoon": 14.7868, "1 teaspoon": 4.92892}


def millilitres_of_a_gram(food):
    """By the food's own published cup (or spoon, or fluid ounce); None where it has no such portion."""
    for measure in CUP_ML:
        for description, grams in food.portions:
            if description.partition(",")[0].partition(" (")[0] == measure and "dry" not in description and grams > 0:
                return CUP_ML[measure] / grams
    return None


def cup(parts):
    """What a cup of a dish weighs in grams: its parts' volumes added up, where those of most of its weight are known."""
    known = [(grams, millilitres_of_a_gram(food)) for grams, food in parts]
    weight = sum(grams for grams, volume in known if volume)
    if weight < 0.6 * sum(grams for grams, _ in known):
        return None
    return CUP_ML["1 cup"] * weight / sum(grams * volume for grams, volume in known if volume)


def dishes(lexicon, foods):
    """Dishes that no table has, put together from foods of the tables in usual amounts; what is left out of a food is a
    part of less than nothing ("-52 Roll, white, hamburger bun")."""
    by_name = {}
    for food in foods:
        by_name.setdefault(food.name, food)
    out = []
    for name, phrases, recipe, place in lexicon.dishes:
        parts = []
        for part in recipe.split(";"):
            grams, _, part_name = part.strip().partition(" ")
            if part_name not in by_name:
                raise SystemExit(f"{place}: no such food: {part_name}")
            parts.append((float(grams), by_name[part_name]))
        total = sum(grams for grams, _ in parts)
        sums = [
            max(0, sum((food.values[n] or 0) * grams / 100 for grams, food in parts)) for n in range(len(NUTRIENTS))
        ]
        dish = Food(DISH, 0, name, parts[0][1].category, [value * 100 / total for value in sums], slug=slug(name))
        dish.default_grams, dish.portions, dish.aliases = total, [("1 serving", total)], list(phrases)
        if weight := cup(parts) if all(grams > 0 for grams, _ in parts) else None:
            dish.portions.append(("1 cup", round(weight)))
        out.append(dish)
        by_name[name] = dish
    return out
