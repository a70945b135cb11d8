# The offline engine against quantulum3, which finds quantities and nothing else; sourced by scripts/bench.
# shellcheck shell=bash disable=SC2154

# Each in a process of its own that is warm, over the same lines, in processor time: neither start-up nor journal counts.
# They take turns, and the best of each counts, so that what else the machine does strikes both.
quantities() {
  local count=2000 rounds=5 rate='' found='' line ours read_a_second median slowest last logging peak
  local venv=$root/.build/quantulum3
  section "Quantities: $count generated sentences, ada's engine reading them whole, quantulum3 their figures alone; best of $rounds"
  build_release measure-understanding || exit 70
  sentences $count >"$work/quantities.txt"
  ours=$(measured_understanding)
  if quantulum_is_there; then
    for _ in $(seq $rounds); do
      line=$("$venv/bin/python" "$root/scripts/benchmark/quantities.py" "$work/quantities.txt" 2>/dev/null) || line=
      [ -n "$line" ] || { say "quantulum3 did not run"; break; }
      if [ -z "$rate" ] || awk "BEGIN {exit !(${line% *} > $rate)}"; then rate=${line% *}; fi
      found=${line#* }
      line=$(measured_understanding)
      if [ "${line%% *}" -gt "${ours%% *}" ]; then ours=$line; fi
    done
  fi
  read -r read_a_second median slowest last logging peak <<<"$ours"
  row "ada, sentences ($logging with something to log)" "$read_a_second/s" "over 5000/s" "$read_a_second > 5000"
  row "ada, median" "$(calculate %.3f "$median / 1000") ms" "-" 1
  row "ada, 99 of 100" "$(calculate %.3f "$slowest / 1000") ms" "under 2 ms" "$slowest < 2000"
  row "ada, slowest" "$(calculate %.3f "$last / 1000") ms" "-" 1
  row "ada, memory of the process at most" "$(calculate %.1f "$peak / 1024") MiB" "under 60 MiB" "$peak < 61440"
  [ -n "$rate" ] || return 0
  row "quantulum3, sentences ($found quantities)" "$(calculate %.0f "$rate")/s" "-" 1
  row "ratio" "$(calculate %.1f "$read_a_second / $rate")" "at least 20" "$read_a_second / $rate >= 20"
}

measured_understanding() { "$root/.build/release/measure-understanding" "$work/quantities.txt" --rounds 3; }

# Whether quantulum3 can be run; it is installed into a folder of its own where it is not there.
quantulum_is_there() {
  has python3 || return 1
  [ ! -x "$venv/bin/python" ] || ! "$venv/bin/python" -c 'import quantulum3' 2>/dev/null || return 0
  { python3 -m venv "$venv" && "$venv/bin/pip" install -q quantulum3==0.10.0; } >/dev/null 2>&1 && return 0
  say "skipped: quantulum3 could not be installed (it needs python3-venv and PyPI)"
  return 1
}
