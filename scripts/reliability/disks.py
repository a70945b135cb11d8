"""Disks that are full, fail, or may not be written."""

import os
import shutil
import subprocess

from harness import Broken, Home, lines, sentence
import harness

LINES = 40


def failing(number):
    """Every write, sync and truncation of a run fails in turn, and all that follow it."""
    if not harness.shim:
        return
    step = 0
    while True:
        step += 1
        home = Home()
        if step % 2 == 0:
            # A journal that is there already, with a log, fails elsewhere than a new one.
            home.run("log", "--offline", "--json", text=lines(1001, 5), expect=[0])
            home.acknowledged = list(range(1001, 1006))
        environment = home.shimmed(FAIL_FROM=(step + 1) // 2, FAIL_ERRNO=number)
        path = home.root / "lines.txt"
        path.write_text(lines(1, LINES))
        done = home.run("log", "--offline", "--json", str(path), environment=environment, expect=[0, 73, 74])
        home.take(done.stdout)
        if done.returncode and not sentence(done.stderr).endswith("."):
            raise Broken(f"no sentence: {done.stderr[-200:]}")
        home.check(undo=False)
        home.run("log", "--offline", str(path), expect=[0])
        home.check(complete=list(range(1, LINES + 1)) + (list(range(1001, 1006)) if step % 2 == 0 else []))
        yield len(home.acknowledged)
        home.remove()
        if done.returncode == 0 and step % 2 == 0:
            return
        if step > 2000:
            raise Broken("the run never came to its end")


def full(sizes):
    """A small file system that runs full at another place each time. Needs root."""
    for kibibytes in sizes:
        home = Home()
        if not mount(home.root, kibibytes):
            home.remove()
            return
        try:
            path = "/dev/stdin"
            done = home.run("log", "--offline", "--json", text=lines(1, 1500), expect=[0, 73, 74])
            home.take(done.stdout)
            if done.returncode and "full" not in sentence(done.stderr) and "space" not in sentence(done.stderr):
                raise Broken(f"a full disk is called: {sentence(done.stderr)}")
            # Reading still works, or says why not.
            home.run("today", expect=[0, 73, 74])
            subprocess.run(["mount", "-o", "remount,size=64m", str(home.root)], check=True)
            home.check(undo=False)
            home.run("log", "--offline", "--json", "--at", "2026-11-20T12:00:00Z", path, text=lines(3001, 50), expect=[0])
            home.check()
            yield len(home.acknowledged)
        finally:
            subprocess.run(["umount", str(home.root)], check=False)
        home.remove()


def read_only(count):
    """A disk that may only be read: everything is shown, nothing is written, and one sentence says so."""
    for _ in range(count):
        home = Home()
        if not mount(home.root, 65536):
            home.remove()
            return
        try:
            home.run("log", "--offline", text=lines(1, 30), expect=[0])
            home.acknowledged = list(range(1, 31))
            before = home.run("export", "json", expect=[0]).stdout
            subprocess.run(["mount", "-o", "remount,ro", str(home.root)], check=True)
            for command in (["today"], ["week"], ["history"]):
                home.run(*command, expect=[0])
            if home.run("export", "json", expect=[0]).stdout != before:
                raise Broken("an export of a read-only journal differs")
            for command in (["drank 5 ml water", "--offline"], ["undo"], ["backup"]):
                done = home.run(*command, expect=[73, 74])
                if not sentence(done.stderr):
                    raise Broken(f"{command} says nothing")
            subprocess.run(["mount", "-o", "remount,rw", str(home.root)], check=True)
            home.check(complete=range(1, 31))
            yield 30
        finally:
            subprocess.run(["umount", str(home.root)], check=False)
        home.remove()


def mount(folder, kibibytes):
    if os.geteuid() != 0 or not shutil.which("mount"):
        return False
    command = ["mount", "-t", "tmpfs", "-o", f"size={kibibytes}k", "tmpfs", str(folder)]
    return subprocess.run(command, capture_output=True).returncode == 0
