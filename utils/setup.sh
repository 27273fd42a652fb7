#!/usr/bin/env bash
# Installs the Debian packages that building and testing needs, if any is
# missing. Asks for root's rights through sudo only then, and only if it has
# to.
set -euo pipefail

packages=(
  # building
  cmake ninja-build libstdc++-12-dev libc6-dev
  llvm-22-dev clang-22 lld-22 libgtest-dev libz3-dev
  # testing
  llvm-22-tools libclang-rt-22-dev clang-format-22 python3 gcc gdb gdb-multiarch
  universal-ctags mypy python3-flake8 man-db zsh fish file
  # SPARC executables, and running them
  gcc-12-multilib-sparc64-linux-gnu libc6-dev-sparc-sparc64-cross
  libc6-dev-sparc64-cross qemu-user
  # what the examples' outputs are compared with
  ocaml-nox
  # C programs of others, and campaigns on several machines
  csmith libcsmith-dev dpkg-dev tcl parallel
  # the explorer's page in a browser
  chromium fonts-dejavu-core
)
# Some machines have another vendor's node, with npm in it; Debian's packages
# would be in its way.
command -v node >/dev/null || packages+=(nodejs)
command -v npm >/dev/null || packages+=(npm)

missing=()
for package in "${packages[@]}"; do
  if ! dpkg-query --show --showformat='${Status}\n' "$package" 2>/dev/null |
    grep --quiet '^install ok installed$'; then
    missing+=("$package")
  fi
done
if [ ${#missing[@]} -eq 0 ]; then
  exit 0
fi

as_root=()
if [ "$(id --user)" -ne 0 ]; then
  as_root=(sudo)
fi
echo "Installing: ${missing[*]}"
"${as_root[@]}" apt-get update --quiet
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
  apt-get install --quiet --yes --no-install-recommends "${missing[@]}"
