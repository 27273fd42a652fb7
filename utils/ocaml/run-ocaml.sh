#!/bin/sh
# Compiles a MinCaml program with ocamlopt and the prelude in this directory,
# and runs it; standard input and the exit status are the program's.
#
#   run-ocaml.sh PROGRAM.ml [ocamlopt flags]
#   run-ocaml.sh --compile-only OUT PROGRAM.ml [ocamlopt flags]
#
# With --compile-only the program is written to OUT and not run.
# OCAMLOPT names the compiler, "ocamlopt" by default.

set -eu

usage() {
  echo "usage: run-ocaml.sh [--compile-only OUT] PROGRAM.ml [ocamlopt flags]" >&2
  exit 2
}

out=
if [ "${1-}" = --compile-only ]; then
  [ $# -ge 2 ] || usage
  out=$2
  shift 2
fi
[ $# -ge 1 ] || usage
program=$1
shift

if [ ! -r "$program" ]; then
  echo "run-ocaml.sh: cannot read $program" >&2
  exit 2
fi

here=$(cd "$(dirname "$0")" && pwd)
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# The line directives make error messages point into the files given.
{
  printf '# 1 "%s"\n' "$here/prelude.ml"
  cat "$here/prelude.ml"
  printf '\n;;\n# 1 "%s"\n' "$program"
  cat "$program"
} >"$dir/program.ml"

"${OCAMLOPT:-ocamlopt}" -w -a "$@" -o "$dir/program" "$dir/program.ml"

if [ -n "$out" ]; then
  mv "$dir/program" "$out"
else
  status=0
  "$dir/program" || status=$?
  exit "$status"
fi
