"""Several processes at the journal at once, and messages that mean harm."""

import random
import threading
import time

from harness import Broken, Home, lines
import harness


def crowd(seconds):
    """Two writers and five readers: nobody fails, nothing is lost or doubled."""
    home = Home()
    home.run("drank 1 ml water", "--offline", expect=[0])
    home.acknowledged = [1]
    end = time.monotonic() + seconds
    faults, guard, reads = [], threading.Lock(), [0]

    def writing(side):
        number = 10 + side
        try:
            while time.monotonic() < end:
                count = random.choice([1, 5, 60])
                text = "".join(f"drank {number + 2 * step} ml water\n" for step in range(count))
                number += 2 * count
                if number > 9000:
                    return
                done = home.run("log", "--offline", "--json", "--at", "2026-11-20T12:00:00Z", text=text, expect=[0])
                with guard:
                    home.take(done.stdout)
        except Exception as fault:
            faults.append(fault)

    def reading():
        try:
            while time.monotonic() < end:
                home.run(*random.choice([["today", "--json"], ["week"], ["export", "json"], ["history"], ["weight"]]),
                         expect=[0])
                reads[0] += 1
        except Exception as fault:
            faults.append(fault)

    people = [threading.Thread(target=writing, args=(side,)) for side in (0, 1)]
    people += [threading.Thread(target=reading) for _ in range(5)]
    for person in people:
        person.start()
    for person in people:
        person.join()
    if faults:
        raise faults[0]
    home.check(complete=home.acknowledged)
    yield len(home.acknowledged)
    home.remove()


def hostile(count):
    """Lines made to break a reader: each gets one record, none ends Ada."""
    if not count:
        return
    home = Home()
    pieces = ["'; DROP TABLE turn; --", "\x1b[2J\x1b]0;x\x07", "\u202e\u2066", "e\u0301" * 40, "\U0001f468\u200d\U0001f469",
              "1e309", "-0", "9" * 60, "0x7fffffff", "NaN", "%n%s%x", "${HOME}", "`id`", "$(id)", "../../etc/passwd", "<script>",
              "{\"text\":", "[1,2", "\"", "\\", "\u0000", "\ufeff", "\uffff", "cup of", "g of", "ml", "kg", "km in", "undo undo",
              "egg", "coffee", "yesterday", "at 25:61", "2026-02-30", "//", "half a third of 7/0", "x" * 500, "ate ate", ",,,,"]
    rows = []
    for _ in range(count):
        kind = random.random()
        if kind < 0.15:
            line = random.randbytes(random.randrange(1, 60)).replace(b"\n", b" ")
        elif kind < 0.151:
            line = b"egg " * random.randrange(1000, 6000)
        else:
            line = " ".join(random.choices(pieces, k=random.randrange(1, 8))).encode("utf-8", "surrogatepass")
        rows.append(b"." + line.replace(b"\n", b" ").replace(b"\r", b" "))
    # The first bytes are looked at to tell a transcript from a binary file.
    path = home.root / "hostile.txt"
    path.write_bytes(b"2 eggs\n" * 1200 + b"\n".join(rows) + b"\n")
    done = home.run("log", "--offline", "--json", str(path), expect=[0, 1], seconds=900)
    records = done.stdout.count(b'{"schema":"ada.turn/1"')
    if records != count + 1200:
        raise Broken(f"{records} records for {count + 1200} lines")
    if home.query("PRAGMA integrity_check") != [("ok",)]:
        raise Broken("integrity")
    home.run("history", expect=[0])
    home.run("undo", expect=[0])
    home.run("redo", expect=[0])
    yield records
    home.remove()
