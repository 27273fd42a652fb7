"""The build for coverage."""

from pathlib import Path

from ..paths import ROOT, BuildDirectory
from ..processes import require

# What a campaign needs; the tests take much longer to build.
TARGETS = ("mincaml-llc", "mincaml-gen", "mincaml-variant", "MinCamlPassesPlugin")


def build(directory: Path, jobs: int) -> BuildDirectory:
    """Configures and builds what a campaign needs, in a directory of its own."""
    if not (directory / "CMakeCache.txt").exists():
        require(["cmake", "--preset", "coverage", "-B", directory, "-S", ROOT], cwd=ROOT)
    require(["ninja", "-C", directory, f"-j{jobs}", *TARGETS])
    return BuildDirectory.of(directory)
