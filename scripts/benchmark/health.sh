# shellcheck shell=bash disable=SC2154
# The part of scripts/bench that imports Apple Health exports. It is sourced, not run.

# Seconds and peak KiB of a command: "12.34 56789".
measured() { /usr/bin/time -f '%e %M' -o "$work/measured" "$@" >/dev/null 2>&1 || true; tail -n 1 "$work/measured"; }

# The most KiB that a command had allocated, the pages of its program and of files left out; looked at every 20 ms.
allocated() {
  "$@" >/dev/null 2>&1 &
  local pid=$! most=0 now
  while now=$(awk '/^RssAnon/ {print $2}' "/proc/$pid/status" 2>/dev/null) && [ -n "$now" ]; do
    [ "$now" -le "$most" ] || most=$now
    sleep 0.02
  done
  wait "$pid" || true
  echo "$most"
}

health() {
  local size=${ADA_BENCH_MEGABYTES:-1000} ratio_size=${ADA_BENCH_RATIO_MEGABYTES:-100} file=$work/export.xml
  section "Apple Health: an export of about $size MB, and one of $ratio_size MB against healthkit-to-sqlite"
  has python3 || return 0
  [ -x /usr/bin/time ] || { say "skipped: this needs time (sudo apt-get install time)"; return 0; }
  "$root/scripts/make-health-export" --megabytes "$size" "$file"
  local megabytes seconds kib
  megabytes=$(calculate %.1f "$(stat -c %s "$file") / 1e6")
  # Once unmeasured, so that every reader finds the file in memory.
  cat "$file" >/dev/null
  rm -rf "$ADA_HOME"
  read -r seconds kib < <(measured "$ada" import apple-health "$file" --dry-run)
  row "read ($megabytes MB), without writing" "$(calculate %.1f "$megabytes / $seconds") MB/s" "-" 1
  read -r seconds kib < <(measured "$ada" import apple-health "$file" --yes)
  row "read and written" "$(calculate %.1f "$megabytes / $seconds") MB/s" "-" 1
  row "peak memory" "$(calculate %.1f "$kib / 1024") MiB" "under 200 MiB" "$kib < 204800"
  if has xmllint; then
    local parsed
    read -r parsed _ < <(measured xmllint --stream --noout "$file")
    row "xmllint --stream, the limit" "$(calculate %.1f "$megabytes / $parsed") MB/s" "-" 1
  fi
  rm -f "$file"

  local tool=$root/.build/bench-venv/bin/healthkit-to-sqlite
  if [ ! -x "$tool" ]; then
    { python3 -m venv "$root/.build/bench-venv" && "$root/.build/bench-venv/bin/pip" install -q healthkit-to-sqlite; } \
      >/dev/null 2>&1 || { say "skipped: healthkit-to-sqlite could not be installed"; return 0; }
  fi
  "$root/scripts/make-health-export" --megabytes "$ratio_size" "$file"
  local theirs their_kib round
  for round in 1 2 3; do
    rm -rf "$ADA_HOME" "$work/health.db"
    measured "$ada" import apple-health "$file" --yes >>"$work/ada.health"
    measured "$tool" --xml "$file" "$work/health.db" >>"$work/their.health"
  done
  seconds=$(cut -d' ' -f1 "$work/ada.health" | median)
  theirs=$(cut -d' ' -f1 "$work/their.health" | median)
  kib=$(cut -d' ' -f2 "$work/ada.health" | median)
  their_kib=$(cut -d' ' -f2 "$work/their.health" | median)
  row "ada, $ratio_size MB, median of $round" "$seconds s" "-" 1
  row "healthkit-to-sqlite, $ratio_size MB, in turn" "$theirs s" "-" 1
  row "times as fast" "$(calculate %.1f "$theirs / $seconds")" "over 10" "$theirs > 10 * $seconds"
  row "its memory" "$(calculate %.1f "$their_kib / 1024") MiB" "-" 1
  row "ada's memory" "$(calculate %.1f "$kib / 1024") MiB" "less" "$kib < $their_kib"
  rm -rf "$ADA_HOME" "$work/health.db"
  kib=$(allocated "$ada" import apple-health "$file" --yes)
  their_kib=$(allocated "$tool" --xml "$file" "$work/health.db")
  row "its memory without program and files" "$(calculate %.1f "$their_kib / 1024") MiB" "-" 1
  row "ada's memory without program and files" "$(calculate %.1f "$kib / 1024") MiB" "a third" "3 * $kib < $their_kib"
}
