#!/usr/bin/env bash
# The README's two commands share a build directory. Whatever one of them left
# there, the other must find its targets and its tests: both orders, each on one
# copy of the sources, configured but not built.
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
