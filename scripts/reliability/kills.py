"""SIGKILL at random moments over a batch, a chat, an import and a restore."""

import os
import pty
import random
import re
import select
import signal
import time

from harness import Broken, Home, binary, lines  # noqa: F401
import harness

LINES = 300


def kill_later(process, delay):
    deadline = time.monotonic() + delay
    while time.monotonic() < deadline and process.poll() is None:
        time.sleep(min(0.002, max(0, deadline - time.monotonic())))
    process.send_signal(signal.SIGKILL)


def measure(start):
    begun = time.monotonic()
    start().communicate()
    return time.monotonic() - begun


def batch(count):
    home = Home()
    path = home.root / "lines.txt"
    path.write_text(lines(1, LINES))
    whole = measure(lambda: home.start("log", "--offline", "--json", str(path)))
    home.remove()
    for _ in range(count):
        home = Home()
        path = home.root / "lines.txt"
        path.write_text(lines(1, LINES))
        out = open(home.root / "out", "wb")
        process = harness.subprocess.Popen(
            [harness.binary, "log", "--offline", "--json", str(path)], env=home.environment(), stdout=out,
            stderr=harness.subprocess.DEVNULL, stdin=harness.subprocess.DEVNULL)
        kill_later(process, random.uniform(0, whole * 1.1))
        process.wait()
        out.close()
        home.take((home.root / "out").read_bytes())
        home.check(undo=False)
        home.run("log", "--offline", str(path), expect=[0])
        home.check(complete=range(1, LINES + 1))
        yield len(home.acknowledged)
        home.remove()


def chat(count):
    """Types one message after the other; one counts as acknowledged when the next prompt follows its confirmation."""
    for _ in range(count):
        home = Home()
        process, terminal = pty.fork()
        if process == 0:
            os.execve(harness.binary, [harness.binary, "--offline"], home.environment(TERM="xterm"))
        deadline = time.monotonic() + random.uniform(0.0, 0.6)
        screen, typed, answered = b"", 0, 0
        while time.monotonic() < deadline:
            prompts = screen.count(b"ada> ")
            if prompts > answered:
                answered = prompts
                typed += 1
                os.write(terminal, f"drank {typed} ml water\r".encode())
            ready, _, _ = select.select([terminal], [], [], max(0.001, deadline - time.monotonic()))
            if ready:
                try:
                    screen += os.read(terminal, 65536)
                except OSError:
                    break
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        os.close(terminal)
        settled = screen[:screen.rfind(b"ada> ")] if b"ada> " in screen else b""
        home.acknowledged = [int(amount) for amount in re.findall(rb"\+ (\d+) ml of water", settled)]
        home.check(undo=False)
        # The next start takes up what was cut off, once.
        home.run("today", expect=[0])
        present = home.amounts()
        if set(present) - set(range(1, typed + 1)):
            raise Broken("something was logged that nobody said")
        home.check()
        yield len(home.acknowledged)
        home.remove()


def exchange(count):
    """An import into an empty home and a restore over a journal: all or nothing."""
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
        process = home.start(*command)
        kill_later(process, random.uniform(0, whole[command[0]] * 1.1))
        process.communicate()
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
