#!/usr/bin/env bash
# Fails if a C or C++ file that git does not ignore is not formatted as
# clang-format formats it. Inputs of lit tests are exempt: what they test may
# depend on their layout. A copy of the sources without git is searched instead.
set -euo pipefail
cd "$(dirname "$0")/.."

list_files() {
  local patterns=('*.h' '*.hpp' '*.c' '*.cc' '*.cpp')
  if git rev-parse --is-inside-work-tree >/dev/null 2>&1; then
    git ls-files -z --cached --others --exclude-standard -- \
      "${patterns[@]}" ':!test/lit'
  else
    local names=(-name "${patterns[0]}")
    local pattern
    for pattern in "${patterns[@]:1}"; do
      names+=(-o -name "$pattern")
    done
    find . \( -path './build*' -o -path ./test/lit \) -prune \
      -o -type f \( "${names[@]}" \) -print0
  fi
}

list_files | xargs -0 clang-format-22 --dry-run --Werror
