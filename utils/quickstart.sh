#!/usr/bin/env bash
# Builds the compiler and shows its main job: the ray tracer in examples/
# becomes a SPARC executable, which draws a picture under qemu; the same program
# compiled for this machine draws the same picture.
#
#   utils/quickstart.sh [--configure-only]
set -euo pipefail
cd "$(dirname "$0")/.."

utils/setup.sh
# Configured like utils/check.sh does: the two share a build directory.
cmake --preset default
[ "${1:-}" != --configure-only ] || exit 0
cmake --build --preset default --parallel 2 \
  --target mincaml-llc mincaml-runtime MinCamlPassesPlugin MinCamlRegAllocPlugin

out=build/quickstart
scene=examples/scenes/lake.txt
mkdir -p "$out"

echo
echo "Compiling examples/raytracer.ml for SPARC and running it under qemu"
build/bin/mincaml-llc -O2 examples/raytracer.ml -o "$out/raytracer-sparc"
qemu-sparc32plus "$out/raytracer-sparc" <"$scene" >"$out/sparc.ppm"

echo "Compiling it for this machine and running it"
build/bin/mincaml-llc -O2 --target=host examples/raytracer.ml \
  -o "$out/raytracer-host"
"$out/raytracer-host" <"$scene" >"$out/host.ppm"

cmp "$out/sparc.ppm" "$out/host.ppm"
echo "Both drew the same picture: $out/sparc.ppm and $out/host.ppm"
