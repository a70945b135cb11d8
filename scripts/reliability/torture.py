"""Mistreats Ada in every way that can be had, and prints a table: see scripts/torture."""

import argparse
import random
import signal
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import crowd  # noqa: E402
import disks  # noqa: E402
import files  # noqa: E402
import harness  # noqa: E402
import imports  # noqa: E402
import kills  # noqa: E402
import times  # noqa: E402

FIXTURES = Path(__file__).resolve().parents[2] / "Tests/JournalStoreTests/Journals"


def trials(counts):
    kilobytes = [200 + 1600 * step // counts.disks for step in range(counts.disks)]
    kill = counts.kills // 10
    return [
        ("kill", "SIGKILL in a batch", kills.batch(counts.kills - kill * 6)),
        ("chat", "SIGKILL in a chat", kills.chat(kill * 2)),
        ("import", "SIGKILL in import apple-health", imports.recorded(kill, "apple-health", imports.health_export)),
        ("import", "SIGKILL in import csv", imports.recorded(kill, "csv", imports.diary)),
        ("import", "SIGKILL in foods import off", imports.indexed(kill)),
        ("import", "SIGKILL in import ada or restore", imports.exchange(kill)),
        ("disk", "no space from each write on", disks.failing(28)),
        ("disk", "input/output error from each write on", disks.failing(5)),
        ("disk", "a small disk runs full", disks.full(kilobytes)),
        ("disk", "a read-only disk", disks.read_only(1)),
        ("file", "copied in mid-write", files.copied(counts.files)),
        ("file", "log lost after a crash", files.log_lost(counts.files)),
        ("file", "pages damaged", files.damaged(counts.files, "damage")),
        ("file", "file cut off", files.damaged(counts.files, "cut")),
        ("file", "upgraded from each earlier version", files.upgraded(FIXTURES)),
        ("time", "clock jumps between messages", times.jumping(counts.jumps)),
        ("time", "summer time and zones", times.zones(max(1, counts.jumps // 50))),
        ("crowd", f"2 writers, 5 readers, {counts.seconds} s", crowd.crowd(counts.seconds)),
        ("hostile", f"{counts.hostile} hostile lines", crowd.hostile(counts.hostile)),
    ]


def main():
    parser = argparse.ArgumentParser(prog="scripts/torture", description=__doc__)
    parser.add_argument("--binary", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--kills", type=int, default=100, help="processes killed (default 100; 1000 for the full run)")
    parser.add_argument("--disks", type=int, default=10, help="sizes of small disks (default 10)")
    parser.add_argument("--files", type=int, default=10, help="copies, cuts and damages of each kind (default 10)")
    parser.add_argument("--jumps", type=int, default=50, help="messages under a jumping clock (default 50)")
    parser.add_argument("--seconds", type=int, default=10, help="of writers and readers at once (default 10)")
    parser.add_argument("--hostile", type=int, default=5000, help="hostile lines (default 5000)")
    parser.add_argument("--full", action="store_true", help="1000 kills, 40 sizes, 100 files, 200 jumps, 60 s, 100,000 lines")
    parser.add_argument("--only", help="kill, chat, import, disk, file, time, crowd, hostile: those alone, with commas")
    parser.add_argument("--seed", type=int, default=7, help="of all that is left to chance (default 7)")
    counts = parser.parse_args()
    if counts.full:
        counts.kills, counts.disks, counts.files, counts.jumps, counts.seconds, counts.hostile = 1000, 40, 100, 200, 60, 100_000
    # Ended from outside it still takes its small disks down.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    random.seed(counts.seed)
    harness.binary = counts.binary
    failures = 0
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="ada-torture-") as folder:
        harness.work = folder
        harness.shim = harness.compile_shim(folder)
        print(f"{'what is done to it':40} {'runs':>6} {'acknowledged':>13} {'seconds':>8}  verdict", flush=True)
        for group, name, trial in trials(counts):
            if counts.only and group not in counts.only.split(","):
                continue
            runs, acknowledged, start, verdict = 0, 0, time.monotonic(), "ok"
            try:
                for amount in trial:
                    runs += 1
                    acknowledged += amount
                if runs == 0:
                    verdict = "skipped (needs root, a C compiler, or was not asked for)"
            except Exception as fault:
                verdict = f"FAILED in run {runs + 1}: {type(fault).__name__} {fault}"
                failures += 1
            seconds = time.monotonic() - start
            print(f"{name:40} {runs:6} {acknowledged:13} {seconds:8.1f}  {verdict}", flush=True)
    print(f"{failures} failed, {time.monotonic() - begun:.0f} s in all, seed {counts.seed}.")
    sys.exit(1 if failures else 0)


main()
