"""Files that are copied, cut, damaged, lost, or old."""

import gzip
import os
import random
import shutil
import signal
import time
from pathlib import Path

from harness import Broken, Home, lines, sentence


def copied(count):
    """The journal's files copied while a batch stands still in the middle of its writing, as a snapshot takes them."""
    for _ in range(count):
        home = Home()
        path = home.root / "lines.txt"
        path.write_text(lines(1, 4000))
        out = home.root / "out"
        with open(out, "wb") as file:
            process = home.start("log", "--offline", "--json", str(path))
            while process.poll() is None and len(home.acknowledged) == 0:
                # Some records are out: now it is somewhere in its work.
                file.write(process.stdout.readline())
                break
            time.sleep(random.uniform(0, 0.15))
            process.send_signal(signal.SIGSTOP)
            time.sleep(0.01)
            os.set_blocking(process.stdout.fileno(), False)
            file.write(process.stdout.read() or b"")
            copy = Home()
            copy.data.mkdir()
            for name in ("journal.sqlite", "journal.sqlite-wal"):
                if (home.data / name).exists():
                    shutil.copy(home.data / name, copy.data / name)
            process.kill()
            process.communicate()
        copy.take(out.read_bytes())
        copy.check()
        yield len(copy.acknowledged)
        home.remove()
        copy.remove()


def log_lost(count):
    """The write-ahead log gone after a crash: what was in it is gone, all else is whole, and the input completes it."""
    for _ in range(count):
        home = Home()
        path = home.root / "lines.txt"
        path.write_text(lines(1, 500))
        process = home.start("log", "--offline", str(path))
        while not (home.data / "journal.sqlite-wal").exists() and process.poll() is None:
            time.sleep(0.001)
        time.sleep(random.uniform(0, 0.05))
        process.kill()
        process.communicate()
        for name in ("journal.sqlite-wal", "journal.sqlite-shm"):
            (home.data / name).unlink(missing_ok=True)
        home.check(undo=False)
        home.run("log", "--offline", str(path), expect=[0])
        home.check(complete=range(1, 501))
        yield 500
        home.remove()


def damaged(count, how):
    """Pages overwritten or the file cut: never a crash, never a wrong answer unsaid, and the back-up brings all back."""
    source = Home()
    source.run("log", "--offline", text=lines(1, 1200), expect=[0])
    whole = source.run("export", "json", expect=[0]).stdout
    found = 0
    for number in range(count):
        home = Home()
        shutil.copytree(source.data, home.data)
        home.run("backup", expect=[0])
        size = home.journal.stat().st_size
        with open(home.journal, "r+b") as file:
            if how == "cut":
                file.truncate(random.randrange(0, size))
            else:
                for _ in range(random.choice([1, 1, 3, 20])):
                    file.seek(random.randrange(0, size // 4096) * 4096)
                    file.write(random.randbytes(4096) if number % 2 else bytes(4096))
        backup = str(next((home.data / "backups").iterdir()))
        offered = False
        for command in (["today"], ["history", "--limit", "2000"], ["drank 4000 ml water", "--offline"], ["export", "json"]):
            done = home.run(*command, expect=[0, 1, 74])
            if done.returncode == 74:
                if f"ada restore {backup}" not in sentence(done.stderr):
                    raise Broken(f"no back-up is offered: {done.stderr[-300:]}")
                offered = True
        if home.run("doctor", "--offline").returncode == 1:
            found += 1
        elif offered:
            raise Broken("the doctor sees nothing where another command does")
        home.run("restore", backup, expect=[0])
        if home.run("export", "json", expect=[0]).stdout != whole:
            raise Broken("the restored journal is another one")
        home.acknowledged = list(range(1, 1201))
        home.check()
        yield 1200
        home.remove()
    source.remove()


def upgraded(fixtures):
    """Journals that earlier versions wrote, opened by this one."""
    for path in sorted(Path(fixtures).glob("journal-v*.sqlite.gz")):
        home = Home()
        home.data.mkdir()
        home.journal.write_bytes(gzip.decompress(path.read_bytes()))
        tables = [row[0] for row in home.query("SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%STRICT%'")]
        before = {table: home.query(f"SELECT count(*) FROM {table}") for table in tables}
        said = home.query("SELECT id, text, state FROM turn ORDER BY seq")
        home.run("today", expect=[0])
        if home.run("history", "--json", expect=[0]).stdout.count(b'"turnId"') < 5:
            raise Broken("the history is gone")
        home.run("redo", expect=[0])
        home.run("undo", expect=[0])
        if {table: home.query(f"SELECT count(*) FROM {table}") for table in tables if table != "change"} != {
                table: rows for table, rows in before.items() if table != "change"}:
            raise Broken(f"{path.name}: rows were lost")
        if [row[:2] for row in home.query("SELECT id, text, state FROM turn ORDER BY seq")] != [row[:2] for row in said]:
            raise Broken(f"{path.name}: messages changed")
        home.check()
        yield len(said)
        home.remove()
