#!/usr/bin/env bash
# Fails if mypy --strict or flake8 reports something in a Python file that git
# does not ignore: *.py, and scripts that name Python in their first line. A copy
# of the sources without git is searched instead. Both tools are Debian's, for Debian's
# Python; utils/python.cfg configures them.
set -euo pipefail
cd "$(dirname "$0")/.."
python=/usr/bin/python3

list_files() {
  if git rev-parse --is-inside-work-tree >/dev/null 2>&1; then
    git ls-files --cached --others --exclude-standard '*.py'
    git grep --untracked --files-with-matches -I --extended-regexp \
      '^#!.*python' -- utils test tools || true
  else
    find . -path './build*' -prune -o -name '*.py' -print
    grep --recursive --files-with-matches -I --extended-regexp '^#!.*python' \
      utils test tools || true
  fi | sed 's|^\./||' | sort --unique
}

mapfile -t files < <(list_files)

# mypy knows a script by its base name: scripts with the same one are checked in
# different runs. The package is followed from the scripts that import it.
declare -A count runs
for file in "${files[@]}"; do
  case $file in utils/mincaml_tools/*) continue ;; esac
  name=$(basename "$file" .py)
  count[$name]=$((${count[$name]:-0} + 1))
  runs[${count[$name]}]+="$file"$'\n'
done

cache=$(mktemp --directory)
trap 'rm -rf "$cache"' EXIT
failed=0
check_types() {
  $python -m mypy --config-file utils/python.cfg --cache-dir "$cache" \
    --no-error-summary "$@" || failed=1
}
check_types --package mincaml_tools
for run in "${runs[@]}"; do
  mapfile -t scripts <<<"${run%$'\n'}"
  check_types "${scripts[@]}"
done
$python -m flake8 --config utils/python.cfg "${files[@]}" || failed=1
exit $failed
