#!/usr/bin/env bash
# Installs the Debian packages that building and testing need, if any is
# missing. Only then it uses sudo to get root privileges, unless it already
# has them.
#
#   utils/setup.sh [--for-building]
#
# --for-building: installs only the packages for building, so that a build can start
# before the others are installed.
set -euo pipefail

packages=(
  cmake ninja-build libstdc++-12-dev libc6-dev python3
  llvm-22-dev clang-22 lld-22 llvm-22-tools libgtest-dev libz3-dev
  # SPARC executables, and running them
  gcc-12-multilib-sparc64-linux-gnu libc6-dev-sparc-sparc64-cross
  libc6-dev-sparc64-cross qemu-user
)
# Some machines have another vendor's node, with npm in it; Debian's packages
# would be in its way.
command -v node >/dev/null || packages+=(nodejs)
command -v npm >/dev/null || packages+=(npm)

if [ "${1:-}" != --for-building ]; then
  packages+=(
    # testing
    libclang-rt-22-dev clang-format-22 gcc gdb gdb-multiarch
    universal-ctags mypy python3-flake8 man-db zsh fish file
    # what the examples' outputs are compared with
    ocaml-nox
    # C programs of others, and campaigns on several machines
    csmith libcsmith-dev dpkg-dev tcl parallel
    # the explorer's page in a browser
    chromium-headless-shell fonts-dejavu-core
  )
fi

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
