#!/usr/bin/env bash
# Fails if a source file is not as clang-format would write it.
set -euo pipefail
cd "$(dirname "$0")/.."
find include lib tools runtime fuzz test/unit test/tools utils \
  \( -name '*.h' -o -name '*.cpp' -o -name '*.c' \) -print0 |
  xargs -0 clang-format-22 --dry-run --Werror
