#!/usr/bin/env bash
# Tests the README's commands. Two of them share a build directory: each must find its
# targets and its tests after the other has run. Both orders are tried, each on a
# copy of the sources, configured but not built. Then, if the project is built here,
# all commands of the section "Start here" are run, except the last one,
# utils/check.sh.
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

# Indented lines of the section are commands; a line that ends in | or \ continues.
commands=$(sed -n '/^## Start here/,/^## [^S]/s/^    //p' README.md)
[[ $commands == utils/quickstart.sh$'\n'*$'\n'utils/check.sh ]] || {
  echo "README.md: 'Start here' has to begin with utils/quickstart.sh and end with utils/check.sh"
  exit 1
}
if [ ! -x build/bin/mincaml-llc ]; then
  echo "The README's commands were not run: build/ is not built"
  exit 0
fi
made=(build/quickstart/sparc.ppm build/quickstart/collatz.html)
rm -f "${made[@]}"
bash -euo pipefail -c "${commands%$'\n'*}" >"$copy/log" 2>&1 || {
  cat "$copy/log"
  echo "README.md: a command of 'Start here' failed"
  exit 1
}
grep --quiet '^remark: bench/matrix.c:.* moved ' "$copy/log" || {
  cat "$copy/log"
  echo "README.md: opt prints no remark of a pass of ours"
  exit 1
}
[ "$(head -n 1 "${made[0]}")" = P3 ] && grep --quiet '</html>' "${made[1]}" || {
  echo "README.md: not a picture and a page: ${made[*]}"
  exit 1
}
