#!/usr/bin/env bash
# Runs a part of the tests with AddressSanitizer, for CI: the unit tests, each program for
# at most 12 seconds, and the fuzzers of the front end and of object files on their inputs
# and on mutations of these. The order and the mutations are random, with the commit as seed.
# `utils/check.sh asan` runs all tests, also with UndefinedBehaviorSanitizer.
#
#   utils/check-sanitized.sh [COMPILER]
#
# COMPILER compiles the objects and is not sanitized itself (default: that of build/).
set -euo pipefail
cd "$(dirname "$0")/.."
compiler=${1:-build/bin/mincaml-llc}
build=build-ci-asan

mkdir -p "$build"
log=$build/build.log
cmake --preset ci-asan >"$log"
cmake --build --preset ci-asan --parallel 2 \
  --target unit-tests fuzz-parser fuzz-frontend fuzz-sparc-object >>"$log" ||
  { cat "$log"; exit 1; }

objects=$build/objects
rm -rf "$objects"
mkdir "$objects"
for target in sparc sparcv9; do
  for program in arrays closures exceptions; do
    "$compiler" -O1 -g --target=$target -c "fuzz/corpus/$program.ml" \
      -o "$objects/$program-$target.o"
  done
  for code in calls unknown-callees stack-v9; do
    clang-22 --target=$target-unknown-linux-gnu -c "test/lit/Sparc/Object/$code.s" \
      -o "$objects/$code-$target.o" 2>>"$log" || true # It is for one of the targets.
  done
done
# libLLVM keeps memory until the end of the process.
export ASAN_OPTIONS=detect_leaks=0
seed=$((16#$(git rev-parse --short=7 HEAD 2>/dev/null || echo 1)))
# 124: the time was over.
xargs --max-procs=2 --replace bash -c \
  'output=$(timeout 12 {} 2>&1); status=$?
   [ $status = 0 ] || [ $status = 124 ] || { echo "$output"; exit 1; }' <<END
$(printf "%s --gtest_fail_fast --gtest_shuffle --gtest_random_seed=$((seed % 99999))\n" \
  "$build"/test/unit/*Tests)
$build/bin/fuzz-frontend --seed=$seed --mutate=300 fuzz/corpus fuzz/regressions
$build/bin/fuzz-sparc-object --seed=$seed --mutate=200 --max-len=8192 $objects
$build/bin/fuzz-parser --seed=$seed --mutate=3000 fuzz/corpus fuzz/regressions
END
