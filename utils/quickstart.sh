#!/usr/bin/env bash
# Installs what a build needs, builds the compiler, and compiles the ray tracer of
# examples/ for SPARC and for this machine. Runs both, the first under qemu, and
# compares their pictures.
#
#   utils/quickstart.sh [--configure-only]
set -euo pipefail
cd "$(dirname "$(readlink --canonicalize "$0")")/.."

utils/setup.sh --for-building
# The preset of utils/check.sh, which shares the build directory.
cmake --preset default
[ "${1:-}" != --configure-only ] || exit 0
cmake --build --preset default --parallel "$(nproc)" \
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

# From PPM, which the ray tracer prints as text, to PNG.
python3 - "$out/sparc.ppm" "$out/raytracer.png" <<'END'
import struct
import sys
import zlib

_, width, height, _, *pixels = open(sys.argv[1]).read().split()
row = 3 * int(width)
samples = bytes(map(int, pixels))
# Each row begins with its filter; 0 is none.
rows = b"".join(b"\0" + samples[i : i + row] for i in range(0, len(samples), row))


def chunk(kind, data):
    checksum = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", checksum)


header = struct.pack(">IIBBBBB", int(width), int(height), 8, 2, 0, 0, 0)
with open(sys.argv[2], "wb") as png:
    png.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header))
    png.write(chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))
END
echo "Both programs drew the same picture: $out/raytracer.png"
