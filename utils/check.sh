#!/usr/bin/env bash
# Runs all checks that a change must pass: set-up, build, layering,
# format, every test. The last line is `N passed, M failed` over all lit and
# unit tests; the exit status is 0 only if nothing failed.
#
#   utils/check.sh [--configure-only] [PRESET]
#
# PRESET is default, ci, asan or coverage (CMakePresets.json); the first two share a build
# directory.
set -euo pipefail
cd "$(dirname "$0")/.."
configure_only=false
if [ "${1:-}" = --configure-only ]; then
  configure_only=true
  shift
fi
preset=${1:-default}
build=build
case $preset in default | ci) ;; *) build=build-$preset ;; esac

installation=
if [ "$preset" = ci ]; then
  utils/setup.sh --for-building
  # What only the tests need is installed while the compiler works.
  utils/setup.sh &
  installation=$!
else
  utils/setup.sh
fi
# Tries again to fetch the packages of the explorer's page.
[ -s "$build/explorer/template.html" ] || rm -f "$build/explorer/packages.stamp"
cmake --preset "$preset"
! $configure_only || exit 0
cmake --build --preset "$preset" --parallel 2
[ -z "$installation" ] || wait "$installation"

# The compiler frees nothing before it exits. The tests set this, too.
[ "$preset" != asan ] || export ASAN_OPTIONS=detect_leaks=0

failed=0
# All sources would take as long as everything else.
drawn=--drawn=20
[ "$preset" != asan ] || drawn=
echo "Checking structure, definitions, documents and format"
# Two at a time, the longest first; each shows what it has to say when it is done.
xargs --max-procs=2 --replace bash -c \
  'output=$({} 2>&1); status=$?; [ -z "$output" ] || echo "$output"; exit $status' <<END || failed=1
utils/check-readme-commands.sh
utils/check-python.sh
utils/check-format.sh
python3 utils/check_definitions.py $build
python3 utils/check_structure.py
python3 utils/check_docs.py
utils/check-tests
python3 utils/check_layers.py
utils/check-includes $drawn $build
END

# Without node, or where npm cannot fetch packages, the build leaves the page out.
"$build/bin/mincaml-llc" examples/collatz.ml --emit=explorer="$build/collatz.html" || failed=1

rm -rf "$build/test-results"
mkdir -p "$build/test-results"
[ "$preset" != ci ] || utils/check-sanitized.sh || failed=1
# No stopping at the first failure: the count at the end is over everything.
ctest --preset "$preset" --parallel 2 || failed=1
python3 utils/count_tests.py "$build" || failed=1
exit $failed
