"""Quantities found by quantulum3 in the lines of a file: quantities.py FILE prints lines a second and how many it found.

The package is loaded, and has read some lines, before the clock starts; the clock is the processor's."""

import sys
import time
import warnings

warnings.filterwarnings("ignore")
from quantulum3 import parser  # noqa: E402

lines = open(sys.argv[1], encoding="utf-8").read().splitlines()
for line in lines[:20]:
    parser.parse(line)
start = time.process_time()
found = sum(len(parser.parse(line)) for line in lines)
seconds = time.process_time() - start
print(f"{len(lines) / seconds:.1f} {found}")
