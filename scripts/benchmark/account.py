"""What became of the sentences: account.py RECORDS DAY LIMIT_MS.

RECORDS are those of `ada log --json`, a line each, of "drank N ml water", every N once; DAY is what `ada today --json`
says afterwards. Prints: sentences logged, lost, doubled, answered later than the limit, left to the offline engine, and the
slowest in milliseconds.
"""

import json
import sys
from collections import Counter

records = [json.loads(line) for line in open(sys.argv[1])]
said = Counter(int(record["text"].split()[1]) for record in records if record["status"] == "logged")
kept = Counter(round(entry["amountMl"]) for entry in json.load(open(sys.argv[2]))["water"])
limit = float(sys.argv[3])
elapsed = [record["elapsedMs"] for record in records]
print(
    len(said),
    sum((said - kept).values()) + len(records) - sum(said.values()),
    sum((kept - said).values()) + sum(count - 1 for count in said.values()),
    sum(time > limit for time in elapsed),
    sum("fallback" in record for record in records),
    round(max(elapsed)),
)
