"""Clocks that jump, zones that change, summer time."""

import json
import random

from harness import Broken, Home
import harness


def jumping(count):
    """A clock that jumps by up to years both ways between messages: undo still goes by what was said last."""
    if not harness.shim:
        return
    home = Home()
    for number in range(1, count + 1):
        offset = random.choice([0, 3600, -3600, 86400 * 400, -86400 * 400, -86400 * 7300, 1, -1])
        home.run(f"drank {number} ml water", "--offline", environment=home.shimmed(CLOCK_OFFSET=offset), expect=[0])
        home.acknowledged.append(number)
        if number % 5 == 0:
            done = home.run("undo", "--json", environment=home.shimmed(CLOCK_OFFSET=-offset), expect=[0])
            if json.loads(done.stdout)["undone"][0]["text"] != f"drank {number} ml water":
                raise Broken("undo took back another message than the last")
            home.acknowledged.pop()
        home.check(undo=number % 10 == 0)
        yield 1
    home.check(complete=home.acknowledged)
    home.remove()


def zones(count):
    """Entries around changes of summer time and zone are on one day each, whichever zone asks."""
    moments = ["2026-03-28T23:30", "2026-03-29T01:59", "2026-03-29T02:30", "2026-03-29T03:01", "2026-10-24T23:59",
               "2026-10-25T02:30", "2026-10-25T02:59", "2026-10-25T03:00", "2026-04-05T02:30", "2026-11-01T01:30"]
    names = ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Apia", "UTC"]
    for _ in range(count):
        home = Home()
        said = []
        for number, moment in enumerate(moments, 1):
            zone = random.choice(names)
            home.run(f"drank {number} ml water", "--offline", "--at", moment, environment=home.environment(TZ=zone),
                     expect=[0])
            said.append(number)
        home.acknowledged = said
        for zone in names:
            seen = 0
            for month, days in ((3, range(27, 32)), (4, range(3, 8)), (10, range(23, 28)), (10, range(30, 32)),
                                (11, range(1, 4))):
                for day in days:
                    done = home.run("today", "--json", "--date", f"2026-{month:02}-{day:02}",
                                    environment=home.environment(TZ=zone), expect=[0])
                    seen += round(json.loads(done.stdout)["waterMl"])
            if seen != sum(said):
                raise Broken(f"in {zone} the days hold {seen} ml of {sum(said)}")
        home.check(complete=said)
        yield len(said)
        home.remove()
