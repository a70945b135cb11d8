"""SIGKILL at random moments of a batch and of a chat."""

import os
import pty
import random
import re
import select
import signal
import time

import harness
from harness import Broken, Home, killed, lines, measure

LINES = 300


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
        killed(process, whole)
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
