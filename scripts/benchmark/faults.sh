# shellcheck shell=bash disable=SC2154
# Parts of scripts/bench: what a model that fails, is silent, or is slow costs.

# faulty MODE: starts the server and points Ada at it.
faulty() {
  rm -f "$work/port"
  python3 "$root/scripts/benchmark/faulty.py" "$1" "$work/port" "$work/requests" &
  server=$!
  for _ in $(seq 100); do [ -s "$work/port" ] && break; sleep 0.05; done
  OPENAI_BASE_URL=http://127.0.0.1:$(cat "$work/port")/v1
  export OPENAI_BASE_URL ADA_MODEL=bench
}

no_server() {
  kill "$server" 2>/dev/null
  wait "$server" 2>/dev/null || true
  server=
  unset OPENAI_BASE_URL ADA_MODEL ADA_TIMEOUT ADA_TURN_TIMEOUT
}

failures() {
  local count=1000 logged lost doubled late offline slowest
  section "Failures: $count sentences over a server that fails half the time, four a process, three processes at a time"
  has python3 || return 0
  rm -rf "$ADA_HOME" "$work"/water.*
  faulty failing
  export ADA_TIMEOUT=0.5 ADA_TURN_TIMEOUT=1
  seq $count | sed 's/.*/drank & ml water/' | split -l 4 -a 3 - "$work/water."
  # Each process begins afresh: a model that rests would not be asked.
  printf '%s\n' "$work"/water.* |
    xargs -P 3 -I{} "$ada" log --json --jobs 4 --at 2026-11-20T12:00:00Z {} >"$work/records" 2>/dev/null || true
  "$ada" today --date 2026-11-20 --json >"$work/day"
  no_server
  read -r logged lost doubled late offline slowest < <(
    python3 "$root/scripts/benchmark/account.py" "$work/records" "$work/day" 1250)
  row "sentences accounted for" "$logged" "$count" "$logged == $count"
  row "lost" "$lost" 0 "$lost == 0"
  row "doubled" "$doubled" 0 "$doubled == 0"
  row "over the deadline of 1 s and 250 ms" "$late" 0 "$late == 0"
  row "answered by the offline engine" "$offline" "-" 1
  row "requests, retries included" "$(cat "$work/requests")" "-" 1
  row "slowest" "$slowest ms" "-" 1
}

deadline() {
  local runs=70 p50 p99
  section "Deadline: $((runs * 3)) turns over a server that says nothing, from the turn's deadline to the committed fallback"
  has python3 || return 0
  rm -rf "$ADA_HOME"
  faulty silent
  export ADA_TIMEOUT=5 ADA_TURN_TIMEOUT=0.3
  local run
  for run in $(seq $runs); do
    # Three a process: after that the model rests.
    printf 'drank %d ml water\n' $((run * 3)) $((run * 3 + 1)) $((run * 3 + 2)) >"$work/three.txt"
    "$ada" log --json --jobs 1 "$work/three.txt" 2>/dev/null
  done >"$work/records"
  no_server
  # The record's own time ends after the commit.
  read -r p50 p99 < <(python3 -c '
import json, sys
late = sorted(json.loads(line)["elapsedMs"] - 300 for line in open(sys.argv[1]))
print(round(late[len(late) // 2], 1), round(late[int(len(late) * 0.99)], 1))' "$work/records")
  row "p50" "$p50 ms" "-" 1
  row "p99" "$p99 ms" "under 50 ms" "$p99 < 50"
}

jobs_() {
  local count=64 one eight
  section "Jobs: $count sentences over a server that answers after 300 ms"
  has python3 || return 0
  faulty late
  export ADA_TIMEOUT=5 ADA_TURN_TIMEOUT=20
  seq $count | sed 's/.*/drank & ml water/' >"$work/jobs.txt"
  rm -rf "$ADA_HOME"
  one=$(timed "$ada" log --jobs 1 --no-fallback "$work/jobs.txt")
  rm -rf "$ADA_HOME"
  eight=$(timed "$ada" log --jobs 8 --no-fallback "$work/jobs.txt")
  no_server
  row "one job" "$(calculate %.2f "$one / 1e9") s" "-" 1
  row "eight jobs" "$(calculate %.2f "$eight / 1e9") s" "-" 1
  row "ratio" "$(calculate %.2f "$one / $eight")" "at least 7" "$one >= 7 * $eight"
}
