"""SIGKILL at random moments of imports: those that write the journal batch by batch, and those that are all or nothing."""

import os
import random
import shutil
import sqlite3

from harness import Broken, Home, killed, lines, measure

RECORDS = 4000
PRODUCTS = 20_000


def health_export(path):
    """An Apple Health export with nothing in it but what the journal keeps one by one."""
    def record(kind, unit, second, value, inside=""):
        at = f"2026-{1 + second // 28 % 12:02d}-{1 + second % 28:02d} {second // 336 % 24:02d}:{second % 60:02d}:00 +0000"
        return (f'<Record type="HKQuantityTypeIdentifier{kind}" sourceName="Scale" unit="{unit}" startDate="{at}" '
                f'endDate="{at}" value="{value}">{inside}</Record>\n')
    third = RECORDS // 3
    path.write_text(
        '<?xml version="1.0" encoding="UTF-8"?>\n<HealthData locale="en_DE">\n<ExportDate value="2026-12-31 12:00:00 +0000"/>\n'
        '<Me HKCharacteristicTypeIdentifierDateOfBirth="1990-01-01" '
        'HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexFemale"/>\n'
        + "".join(record("BodyMass", "kg", number, f"{60 + number / 1000:.3f}") for number in range(third))
        + "".join(record("HeartRateVariabilitySDNN", "ms", number, f"{30 + number / 100:.2f}") for number in range(third))
        + "".join(record("DietaryEnergyConsumed", "kcal", number, 100 + number, '<MetadataEntry key="HKFoodType" value="Rice"/>')
                  for number in range(third))
        + "</HealthData>\n")


def diary(path):
    """A food diary with a meal for each row."""
    rows = (f"{2000 + number // 336}-{1 + number // 28 % 12:02d}-{1 + number % 28:02d},{meal},Rice,{100 + number},3\n"
            for number in range(RECORDS // 4) for meal in ("breakfast", "lunch", "dinner", "snack"))
    path.write_text("Date,Meal,Food,Calories,Protein (g)\n" + "".join(rows))


def products(path, count, energy):
    """Open Food Facts' export with a figure in it that tells one version from the next."""
    def code(number):
        digits = f"{400000000000 + number}"
        return digits + str(-sum(int(digit) * (3 if place % 2 else 1) for place, digit in enumerate(digits)) % 10)
    path.write_text("code\tproduct_name\tbrands\tenergy-kcal_100g\n" + "".join(
        f"{code(number)}\tBar number {number}\tAcme\t{energy + number % 100}\n" for number in range(count)))


def content(home):
    """What stands in the journal, without what tells when and by which message it came."""
    left_out = {"seq", "turn_id", "created_at", "updated_at", "profile_created_at", "profile_updated_at"}
    conditions = {"food_item": "meal_id IN (SELECT id FROM meal WHERE deleted_at IS NULL)"}
    for (table,) in home.query("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%deleted_at%'"):
        conditions[table] = "deleted_at IS NULL"
    rows = {}
    for table, condition in conditions.items():
        columns = [row[1] for row in home.query(f"PRAGMA table_info({table})") if row[1] not in left_out]
        rows[table] = set(home.query(f"SELECT {', '.join(columns)} FROM {table} WHERE {condition}"))
    return rows


def between(before, now, after):
    """Whether an import stopped somewhere: the profile, which it completes, is the earlier or the later one."""
    return all(now[table] in (before[table], after[table]) if table == "user_profile"
               else before[table] <= now[table] <= after[table] for table in after)


def recorded(count, form, make_file):
    """An import that writes the journal in batches: what is there after a kill is whole records, one undo takes them
    all back, and the same command completes it without writing anything twice."""
    if count == 0:
        return
    source = Home()
    path = source.root / "file"
    make_file(path)
    command = ["import", form, str(path), "--yes"]
    source.run("log", "--offline", "--json", text=lines(1, 20), expect=[0])
    source.run("profile", "set", "--units", "metric", expect=[0])
    shutil.copytree(source.data, source.root / "before")
    before = content(source)
    whole = measure(lambda: source.start(*command))
    after = content(source)
    if not before["meal"] < after["meal"]:
        raise Broken("the import brought nothing")
    for number in range(count):
        home = Home()
        shutil.copytree(source.root / "before", home.data)
        home.acknowledged = list(range(1, 21))
        killed(home.start(*command), whole)
        home.check(undo=False)
        now = content(home)
        if not between(before, now, after):
            raise Broken(f"a killed import {form} left something else than a part of it")
        if number % 2 == 0 and now != before:
            home.run("undo", expect=[0])
            if content(home) != before:
                raise Broken("undo did not take the killed import back exactly")
        home.run(*command, expect=[0])
        if content(home) != after:
            raise Broken(f"import {form} given again did not complete")
        home.check()
        if b"nothing was written" not in home.run(*command, expect=[0]).stdout:
            raise Broken("the same file wrote something twice")
        home.run("undo", expect=[0])
        if content(home) != before:
            raise Broken("undo did not take the import back exactly")
        yield 20
        home.remove()
    source.remove()


def indexed(count):
    """An import of products over earlier ones: the earlier ones or the later ones, and the names as well."""
    if count == 0:
        return
    source = Home()
    old, new = source.root / "old.tsv", source.root / "new.tsv"
    products(old, 100, 100)
    products(new, PRODUCTS, 300)
    command = ["foods", "import", "off", str(new)]
    source.run("foods", "import", "off", str(old), expect=[0])
    shutil.copytree(source.data, source.root / "before")
    before = found(source)
    whole = measure(lambda: source.start(*command))
    after = found(source)
    if len(after) != PRODUCTS:
        raise Broken(f"the import brought {len(after)} products")
    for _ in range(count):
        home = Home()
        shutil.copytree(source.root / "before", home.data)
        killed(home.start(*command), whole)
        if found(home) not in (before, after):
            raise Broken("a killed import of products is neither before nor after")
        home.run(*command, expect=[0])
        if found(home) != after:
            raise Broken("the import of products given again did not complete")
        if b"Bar number 19999" not in home.run("foods", "search", "bar number 19999", expect=[0]).stdout:
            raise Broken("a product is not found by its name")
        yield 0
        home.remove()
    source.remove()


def found(home):
    """The products of a home, its index checked."""
    database = sqlite3.connect(home.data / "products.sqlite")
    try:
        if database.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            raise Broken("the products' pages are damaged")
        database.execute("INSERT INTO product_name (product_name) VALUES ('integrity-check')")
        names = database.execute("SELECT count(*) FROM product_name WHERE product_name MATCH 'number'").fetchone()
        rows = set(database.execute("SELECT code, name, energy FROM product"))
        if names != (len(rows),):
            raise Broken(f"{names[0]} names of {len(rows)} products")
        return rows
    finally:
        database.close()


def exchange(count):
    """An import into an empty home and a restore over a journal: all or nothing."""
    if count == 0:
        return
    source = Home()
    source.run("log", "--offline", text=lines(1, 2000), expect=[0])
    export = source.root / "export.json"
    source.run("export", "json", "--output", str(export), expect=[0])
    source.run("backup", str(source.root / "backups"), expect=[0])
    backup = str(next((source.root / "backups").iterdir()))
    want = export.read_bytes()
    whole = {}
    for number in range(count):
        home = Home()
        command = ["import", "ada", str(export)] if number % 2 == 0 else ["restore", backup]
        if command[0] == "restore":
            home.run("log", "--offline", text=lines(5001, 20), expect=[0])
        old = home.run("export", "json").stdout
        if command[0] not in whole:
            trial = Home()
            whole[command[0]] = measure(lambda: trial.start(*command))
            trial.remove()
        killed(home.start(*command), whole[command[0]])
        now = home.run("export", "json", expect=[0]).stdout
        if now not in (old, want):
            raise Broken(f"a killed {command[0]} left {len(now)} bytes that are neither before nor after")
        if now != want:
            home.run(*command, expect=[0])
        if home.run("export", "json").stdout != want:
            raise Broken(f"{command[0]} given again did not complete")
        if any(".new-" in name for name in os.listdir(home.data)) and now != want:
            raise Broken("drafts are left")
        home.check()
        yield 2000 if now == want else 0
        home.remove()
    source.remove()
