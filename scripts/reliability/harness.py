"""A home for Ada that is mistreated, and what must hold of it afterwards."""

import json
import os
import random
import re
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time
from pathlib import Path

ENTRIES = ["meal", "workout_log", "water_entry", "body_weight_entry", "goal_entry"]
binary = ""
shim = None
work = ""


class Broken(Exception):
    """A promise that was not kept."""


class Home:
    """One ADA_HOME of its own, with what Ada acknowledged in it."""

    def __init__(self, folder=None):
        self.own = folder is None
        self.root = Path(folder or tempfile.mkdtemp(dir=work))
        self.data = self.root / "data"
        self.journal = self.data / "journal.sqlite"
        self.acknowledged = []

    def remove(self):
        if self.own:
            shutil.rmtree(self.root, ignore_errors=True)

    def environment(self, **more):
        base = {"ADA_HOME": str(self.data), "XDG_CONFIG_HOME": str(self.root), "HOME": str(self.root), "TZ": "UTC",
                "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "NO_COLOR": "1"}
        return base | {name: str(value) for name, value in more.items()}

    def shimmed(self, **more):
        return self.environment(LD_PRELOAD=shim, FAIL_UNDER=self.data, **more)

    def start(self, *arguments, environment=None, **options):
        options.setdefault("stdin", subprocess.DEVNULL)
        return subprocess.Popen([binary, *arguments], env=environment or self.environment(), stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE, **options)

    def run(self, *arguments, text=None, environment=None, expect=None, seconds=600):
        """Runs to the end. A signal, a hang, more than one sentence of error or another code than expected is broken."""
        done = subprocess.run([binary, *arguments], env=environment or self.environment(), capture_output=True,
                              input=text.encode() if text is not None else None, timeout=seconds,
                              stdin=subprocess.DEVNULL if text is None else None)
        if done.returncode < 0:
            raise Broken(f"{arguments[:2]} ended by signal {-done.returncode}: {done.stderr[-300:]}")
        complaints = [line for line in done.stderr.decode().splitlines() if line.startswith("ada: ")]
        if len(complaints) > 1 or b"Fatal error" in done.stderr:
            raise Broken(f"{arguments[:2]} said {done.stderr[-300:]}")
        if expect is not None and done.returncode not in expect:
            raise Broken(f"{arguments[:2]} ended with {done.returncode}: {done.stderr[-300:]}")
        return done

    def take(self, output):
        """Notes the amounts of water that batch records acknowledged; a record that was cut off is none."""
        for line in output.splitlines(keepends=True):
            if line.startswith(b'{"schema":"ada.turn/1"') and line.endswith(b"}\n"):
                record = json.loads(line)
                if record["status"] == "logged":
                    self.acknowledged += [round(entry["amountMl"]) for entry in record["entries"]]

    def query(self, sql):
        database = sqlite3.connect(f"file:{self.journal}", uri=True)
        try:
            return database.execute(sql).fetchall()
        finally:
            database.close()

    def amounts(self):
        """The amounts of water that stand; each line of a run has its own."""
        if not self.journal.exists():
            return []
        return [round(row[0]) for row in self.query("SELECT amount_ml FROM water_entry WHERE deleted_at IS NULL")]

    def standing(self):
        """All entries that stand, to compare with."""
        return {table: sorted(map(repr, self.query(f"SELECT * FROM {table} WHERE deleted_at IS NULL"))) for table in ENTRIES}

    def check(self, complete=None, undo=True):
        """What must hold after anything: sound pages, nothing lost, nothing doubled, undo exact."""
        if self.journal.exists():
            if (found := self.query("PRAGMA integrity_check")) != [("ok",)]:
                raise Broken(f"integrity: {found[:2]}")
            if self.query("PRAGMA foreign_key_check"):
                raise Broken("rows belong to none")
        present = self.amounts()
        lost = set(self.acknowledged) - set(present)
        if lost:
            raise Broken(f"lost {len(lost)} of {len(self.acknowledged)} acknowledged, such as {sorted(lost)[:3]}")
        if len(present) != len(set(present)):
            raise Broken(f"doubled {len(present) - len(set(present))}")
        if complete is not None and sorted(present) != sorted(complete):
            raise Broken(f"{len(present)} of {len(complete)} after giving the input again")
        if undo and self.journal.exists():
            before = self.standing()
            self.run("drank 9999 ml water", "--offline", expect=[0])
            if self.standing() == before:
                raise Broken("a message wrote nothing")
            self.run("undo", expect=[0])
            if self.standing() != before:
                raise Broken("undo left something else than was there")
            if self.query("SELECT count(*) FROM turn WHERE state = 'pending'") != [(0,)]:
                raise Broken("messages are left pending")


def measure(start):
    """Seconds that a process runs from its start to its end."""
    begun = time.monotonic()
    start().communicate()
    return time.monotonic() - begun


def killed(process, whole):
    """Kills a process at a random moment of the time that it would take, or a little later."""
    try:
        process.wait(timeout=random.uniform(0, whole * 1.1))
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGKILL)
    process.communicate()


def lines(first, count):
    """Lines of one water entry each, every one with its own amount."""
    return "".join(f"drank {number} ml water\n" for number in range(first, first + count))


def compile_shim(folder):
    """The preloaded library, or None where there is no compiler."""
    compiler = shutil.which("cc") or shutil.which("clang")
    if not compiler:
        return None
    library = os.path.join(folder, "failing_machine.so")
    source = Path(__file__).with_name("failing_machine.c")
    done = subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, str(source), "-ldl"], capture_output=True)
    return library if done.returncode == 0 else None


def sentence(stderr):
    """The sentence Ada ended with."""
    found = re.findall(r"^ada: (.*)$", stderr.decode(), re.M)
    return found[-1] if found else ""
