# The offline engine against quantulum3, which finds quantities and nothing else; sourced by scripts/bench.
# shellcheck shell=bash disable=SC2154

quantities() {
  local count=2000 rounds=3 best='' rate='' found='' ns line venv=$root/.build/quantulum3
  section "Quantities: $count generated sentences, ada reading them whole (--dry-run, start-up and all), quantulum3 their figures alone"
  has python3 || return 0
  if [ ! -x "$venv/bin/python" ] || ! "$venv/bin/python" -c 'import quantulum3' 2>/dev/null; then
    if ! { python3 -m venv "$venv" && "$venv/bin/pip" install -q quantulum3==0.10.0; } >/dev/null 2>&1; then
      say "skipped: quantulum3 could not be installed (it needs python3-venv and PyPI)"
      return 0
    fi
  fi
  sentences $count >"$work/quantities.txt"
  for _ in $(seq $rounds); do
    rm -rf "$ADA_HOME"
    ns=$(timed "$ada" log --offline --dry-run "$work/quantities.txt")
    { [ -z "$best" ] || [ "$ns" -lt "$best" ]; } && best=$ns
    line=$("$venv/bin/python" "$root/scripts/benchmark/quantities.py" "$work/quantities.txt" 2>/dev/null) || line=
    [ -n "$line" ] || { say "skipped: quantulum3 did not run"; return 0; }
    if [ -z "$rate" ] || awk "BEGIN {exit !(${line% *} > $rate)}"; then rate=${line% *}; fi
    found=${line#* }
  done
  row "ada, sentences" "$(calculate %.0f "$count * 1e9 / $best")/s" "-" 1
  row "quantulum3, sentences ($found quantities)" "$(calculate %.0f "$rate")/s" "-" 1
  row "ratio" "$(calculate %.1f "$count * 1e9 / $best / $rate")" "at least 20" "$count * 1e9 / $best / $rate >= 20"
}
