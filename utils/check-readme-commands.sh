#!/usr/bin/env bash
# Checks the commands that documents show.
#
# utils/quickstart.sh and utils/check.sh share a build directory. Each order of the two has
# to leave targets and tests there: both are tried on a copy of the sources, configured but
# not built. Then, if the project is built here, utils/check_commands.py runs all commands
# of README.md and docs/.
set -euo pipefail
cd "$(dirname "$0")/.."

copy=$(mktemp --directory)
trap 'rm -rf "$copy"' EXIT

# try DIRECTORY COMMAND...: the state after COMMANDs, in this order.
try() {
  mkdir "$copy/$1"
  tar --create --exclude=./build --exclude='./build-*' --exclude=./.git . |
    tar --extract --directory="$copy/$1"
  local command
  for command in "${@:2}"; do
    "$copy/$1/utils/$command" --configure-only >"$copy/log" 2>&1 || {
      cat "$copy/log"
      echo "utils/$command --configure-only failed (${*:2})"
      return 1
    }
  done
  local tests
  tests=$(ctest --test-dir "$copy/$1/build" -N | sed -n 's/^Total Tests: //p')
  if [ "${tests:-0}" -eq 0 ]; then
    echo "after ${*:2}, in this order, ctest finds no test"
    return 1
  fi
  # The targets that the commands build.
  ninja -C "$copy/$1/build" -n check-dependencies mincaml-llc >"$copy/log" || {
    cat "$copy/log"
    return 1
  }
}

try quickstart-first quickstart.sh check.sh
try check-first check.sh quickstart.sh

if [ ! -x build/bin/mincaml-llc ]; then
  echo "The commands of the documents were not run: build/ is not built"
  exit 0
fi
made=(build/quickstart/raytracer.png build/quickstart/collatz.html)
rm -f "${made[@]}"
python3 utils/check_commands.py
[ "$(head --bytes=4 "${made[0]}" | tail --bytes=3)" = PNG ] &&
  grep --quiet '</html>' "${made[1]}" || {
  echo "README.md: not a picture and a page: ${made[*]}"
  exit 1
}
