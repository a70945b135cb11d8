# The part of scripts/bench that measures products; it is sourced, not run.

# products FILE: imports an export of Open Food Facts, and looks up names and barcodes in it, against plain FTS5.
products() {
  local file=${1:-} started seconds rows json peak_kib
  [ -r "$file" ] || { say "usage: scripts/bench products FILE (an export of Open Food Facts, gzip or not)"; exit 64; }
  section "Products: import of $(basename "$file"), then 2,200 look-ups of each kind"
  rm -rf "$ADA_HOME"
  json=$( { /usr/bin/time -f %M "$ada" foods import off "$file" --json; } 2>"$work/products.peak")
  peak_kib=$(tail -n 1 "$work/products.peak")
  rows=$(sed -n 's/.*"rows":\([0-9]*\).*/\1/p' <<<"$json")
  seconds=$(sed -n 's/.*"seconds":\([0-9.]*\).*/\1/p' <<<"$json")
  row "import, rows a second" "$(calculate %.0f "$rows / $seconds")" "50,000" "$rows / $seconds >= 50000"
  row "import, memory at most" "$(calculate %.0f "$peak_kib / 1024") MiB" "under 200 MiB" "$peak_kib < 204800"
  started=${EPOCHREALTIME/./}
  { if [[ $file == *.gz ]]; then gzip -dc "$file"; else cat "$file"; fi; } | wc -l >/dev/null
  say "  (unpacking and counting lines alone: $(calculate %.2f "(${EPOCHREALTIME/./} - $started) / 1e6") s of $seconds s)"
  swift build --package-path "$root" -c release --product measure-products </dev/null >&2 || exit 70
  "$root/.build/release/measure-products" "$ADA_HOME" >"$work/products.txt"
  local name_50 name_99 plain_50 plain_99 code_50 code_99
  read -r _ name_50 name_99 _ < <(grep '^name' "$work/products.txt")
  read -r _ plain_50 plain_99 _ < <(grep '^plain' "$work/products.txt")
  read -r _ code_50 code_99 _ < <(grep '^barcode' "$work/products.txt")
  row "by name, median" "$(calculate %.3f "$name_50 / 1000") ms" "-" 1
  row "by name, 99 of 100" "$(calculate %.3f "$name_99 / 1000") ms" "under 3 ms" "$name_99 < 3000"
  row "plain FTS5 by rank, median" "$(calculate %.3f "$plain_50 / 1000") ms" "-" 1
  row "plain FTS5 by rank, 99 of 100" "$(calculate %.3f "$plain_99 / 1000") ms" "-" 1
  row "by name against plain FTS5, 99 of 100" "$(calculate %.2f "$name_99 / $plain_99")" "within 1" "$name_99 <= $plain_99"
  row "by barcode, 99 of 100" "$(calculate %.3f "$code_99 / 1000") ms" "under 0.2 ms" "$code_99 < 200"
}
