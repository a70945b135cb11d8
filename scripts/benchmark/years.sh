# Ten years of journal against an empty one; sourced by scripts/bench.
# shellcheck shell=bash disable=SC2154

years() {
  section "Ten years: ada today on 40,000 meals against a journal of one sentence, 41 runs each, taken in turn"
  "$root/scripts/make-person" --years 10 --meals 12 "$work/years" >/dev/null 2>&1 ||
    { say "skipped: scripts/make-person could not be built"; return 0; }
  ADA_HOME=$work/one "$ada" --offline "weighed 82 kg" >/dev/null 2>&1
  for _ in $(seq 41); do
    ADA_HOME=$work/years timed "$ada" today >>"$work/years.ns"
    ADA_HOME=$work/one timed "$ada" today >>"$work/one.ns"
  done
  local y o
  y=$(median <"$work/years.ns")
  o=$(median <"$work/one.ns")
  row "ada today, ten years" "$(calculate %.1f "$y / 1e6") ms" "-" 1
  row "ada today, one sentence" "$(calculate %.1f "$o / 1e6") ms" "-" 1
  row "ratio" "$(calculate %.2f "$y / $o")" "within 1.2" "$y <= 1.2 * $o"
}
