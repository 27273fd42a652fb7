#!/bin/sh
# Runs an installed tree that nobody may write to as the user nobody:
#   other-user.sh BUILD-DIRECTORY PROGRAM
# The tree is in a folder of its own, since that of the tests may be private.
set -eu
# The directory of lit is private.
unset TMPDIR TMP TEMP TEMPDIR
work=$(mktemp -d)
trap 'chmod -R u+w "$work"; rm -r "$work"' EXIT
chmod 755 "$work"
cmake --install "$1" --prefix "$work/usr" >"$work/log"
mkdir "$work/home"
cp "$2" "$work/home/program.ml"
chown -R nobody "$work/home"
chmod -R a-w "$work/usr"
cd "$work/home"
runuser -u nobody -- sh -euc '
  test ! -w ../usr/bin
  ../usr/bin/mincaml-llc -O2 --target=host program.ml -o program
  echo "linked: $(./program)"
  echo "in memory: $(../usr/bin/mincaml-llc --target=host --run program.ml)"'
