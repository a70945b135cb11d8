# What the scripts beside this file share. It is sourced, not run.
# Whatever is said here goes to standard error, and nothing reads standard input: both belong to Ada.
set -euo pipefail

root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
binary=$root/.build/release/ada
stamp=$root/.build/ada-release.stamp

say() { printf '%s\n' "$*" >&2; }

# EX_UNAVAILABLE: something Ada needs is not there.
give_up() {
  say "$*"
  exit 69
}

# Whether a C header is installed: has_header curl/curl.h
has_header() {
  compgen -G "/usr/include/$1" >/dev/null || compgen -G "/usr/include/*/$1" >/dev/null ||
    compgen -G "/usr/local/include/$1" >/dev/null
}

# Installs the libraries Ada links, or says what to install.
ensure_libraries() {
  local missing=()
  has_header curl/curl.h || missing+=(libcurl4-openssl-dev)
  has_header sqlite3.h || missing+=(libsqlite3-dev)
  has_header readline/readline.h || missing+=(libreadline-dev)
  has_header sodium.h || missing+=(libsodium-dev)
  has_header expat.h || missing+=(libexpat1-dev)
  has_header zlib.h || missing+=(zlib1g-dev)
  [ ${#missing[@]} -eq 0 ] && return

  local as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo -n)
  if ! command -v apt-get >/dev/null; then
    give_up "Ada needs the development files of ${missing[*]} (Debian's names). Please install them and start again."
  fi
  if [ ${#as_root[@]} -gt 0 ] && ! sudo -n true 2>/dev/null; then
    give_up "Please run this and start again: sudo apt-get install ${missing[*]}"
  fi
  say "Installing ${missing[*]} ..."
  local install=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends)
  # A fresh machine has no package lists yet.
  "${install[@]}" "${missing[@]}" </dev/null >&2 ||
    { "${as_root[@]}" apt-get update -q </dev/null >&2 && "${install[@]}" "${missing[@]}" </dev/null >&2; } ||
    give_up "Could not install ${missing[*]}. Please install them by hand and start again."
}

# Says what to install where there is no Swift that can build Ada.
ensure_swift() {
  local version where="Swift 6.1 or later, from https://www.swift.org/install/linux/"
  command -v git >/dev/null || give_up "Ada is built with git: please install it (sudo apt-get install git)."
  command -v swift >/dev/null || give_up "Ada is built with $where; no swift is on the PATH."
  version=$(swift --version 2>/dev/null </dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
  [ -n "$version" ] || give_up "Ada is built with $where; the swift on the PATH does not run (try: swift --version)."
  [ "$(printf '6.1\n%s\n' "$version" | sort -V | head -n 1)" = 6.1 ] ||
    give_up "Ada is built with $where; this is Swift $version."
}

# Whether the release binary is newer than everything it is made of. Folders count: their time changes when a file goes.
is_built() {
  [ -x "$binary" ] && [ -e "$stamp" ] &&
    [ -z "$(cd "$root" && find Package.swift Sources prompts schemas -newer "$stamp" -print -quit)" ]
}

# Makes a folder that holds only the archives of SQLite, readline, expat, zlib and C++: a linker that looks there first takes them into the
# binary, which then runs on machines that lack the shared ones. Prints the linker's options, one a line.
static_link_options() {
  local folder=$root/.build/archives name archive
  rm -rf "$folder"
  mkdir -p "$folder"
  for name in sqlite3 readline tinfo expat z; do
    archive=$(compgen -G "/usr/lib/*/lib$name.a" | head -n 1) || return 0
    ln -s "$archive" "$folder/"
  done
  # Swift's runtime is C++; finding its shared library and binding its symbols takes a tenth of Ada's start.
  archive=$(compgen -G "/usr/lib/gcc/*/*/libstdc++.a" | sort -V | tail -n 1) || true
  [ -z "$archive" ] || ln -s "$archive" "$folder/"
  # readline's archive leaves the terminal's part to tinfo.
  printf '%s\n' -Xlinker "-L$folder" -Xlinker -ltinfo
  archive=$(compgen -G "/usr/lib/gcc/*/*/libgcc_eh.a" | sort -V | tail -n 1) || return 0
  ln -s "$archive" "$folder/"
  printf '%s\n' -Xlinker -lgcc_eh
}

# Builds a product as it is released: build_release PRODUCT. One file, with Swift's libraries in it and without symbols.
build_release() {
  local options
  mapfile -t options < <(static_link_options)
  # At a fixed address the loader has no 90,000 pointers to adjust at each start, which is a tenth of it. Nothing is loaded
  # that asks the program for its symbols, and the 15,000 that Swift would export are gone through at each start.
  # The reading asks the tables of another module at every word; optimised across modules it is 3 to 5 % faster. With each
  # function in a section of its own the linker leaves out those that nothing calls, which is 2 % more.
  swift build --package-path "$root" -c release --product "$1" --static-swift-stdlib --disable-local-rpath -Xlinker -s -Xlinker -no-pie \
    -Xlinker --no-export-dynamic -Xswiftc -cross-module-optimization -Xswiftc -Xfrontend -Xswiftc -function-sections \
    "${options[@]}" </dev/null >&2
}

# Builds the release binary where it is missing or old.
ensure_built() {
  is_built && return
  ensure_libraries
  ensure_swift
  mkdir -p "$root/.build"
  # The time before the build: what is edited while it runs is built the next time.
  touch "$stamp.new"
  say "Building Ada (the first time takes a few minutes) ..."
  build_release ada ||
    { say "Ada could not be built; the lines above say why."; exit 70; }
  mv "$stamp.new" "$stamp"
}

# Prints a Python that has these packages, in a folder of its own under .build: python_with NAME PACKAGE...
# Where there is none it says so and fails; a check is skipped then.
python_with() {
  local folder=$root/.build/python-$1 wanted="${*:2}"
  if [ "$(cat "$folder/packages" 2>/dev/null)" != "$wanted" ]; then
    say "Fetching $wanted ..."
    rm -rf "$folder"
    if ! python3 -m venv "$folder" >&2 || ! timeout 300 "$folder/bin/pip" install -q --disable-pip-version-check "${@:2}" >&2; then
      say "Skipped: this needs python3 with venv, and $wanted from a package index."
      return 1
    fi
    printf '%s\n' "$wanted" >"$folder/packages"
  fi
  printf '%s\n' "$folder/bin/python"
}

# Whether there is an Ada to check: ADA_BINARY, or the release build. Prints its path, or says that the check is skipped.
built_ada() {
  local program=${ADA_BINARY:-$binary}
  [ -x "$program" ] || { say "Skipped: there is no release build (scripts/run builds one), or set ADA_BINARY."; return 1; }
  readlink -f "$program"
}
