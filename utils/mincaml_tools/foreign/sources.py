"""Debian's source packages, which apt fetches and authenticates.

apt checks the signature of the archive's index against Debian's keys, and each file
of a package against the index. It uses its own list of sources and folders, so
that it needs neither root privileges nor `deb-src` in the system's lists.
"""

import fcntl
import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from ..processes import ToolError, Word, require

_KEYS = Path("/usr/share/keyrings/debian-archive-keyring.gpg")
_NEEDED = {
    "apt-get": "apt",
    "dpkg-source": "dpkg-dev",
}
_TIMEOUT = 900


def _codename() -> str:
    """Debian's release, of which the packages are."""
    text = Path("/etc/os-release").read_text()
    found = re.search(r'^VERSION_CODENAME="?(\w+)', text, re.MULTILINE)
    if not found or "ID=debian" not in text.splitlines():
        raise ToolError("the packages are Debian's, and this is not Debian")
    return found[1]


@dataclass(frozen=True)
class Unpacked:
    """A source package."""

    folder: Path
    version: str


class Cache:
    """A folder with unpacked source packages, which several processes may share."""

    def __init__(self, folder: Path, mirror: str) -> None:
        self._folder = folder.resolve()
        self._mirror = mirror

    def get(self, package: str, prepare: Callable[[Path], None]) -> Unpacked:
        """Fetches a package that is not there yet. `prepare` makes in its folder what is
        missing. Raises ToolError if apt cannot fetch it."""
        with self._locked():
            found = self._find(package)
            if found is None:
                self._fetch(package)
                found = self._find(package)
            if found is None:
                raise ToolError(f"apt-get source {package} has left nothing in {self._folder}")
            prepare(found.folder)
        return found

    @contextmanager
    def _locked(self) -> Iterator[None]:
        self._folder.mkdir(parents=True, exist_ok=True)
        with open(self._folder / "lock", "w") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield

    def _find(self, package: str) -> Unpacked | None:
        folder = self._folder / package
        for description in sorted(folder.glob(f"{package}_*.dsc")):
            found = re.search(r"^Version: (\S+)$", description.read_text(), re.MULTILINE)
            sources = [path for path in sorted(folder.iterdir()) if path.is_dir()]
            if found and sources:
                return Unpacked(sources[0], found[1])
        return None

    def _fetch(self, package: str) -> None:
        for tool, provider in _NEEDED.items():
            if not shutil.which(tool):
                raise ToolError(f"{tool} is missing, which fetches sources: install {provider}")
        if not _KEYS.exists():
            raise ToolError(f"{_KEYS} is missing: install debian-archive-keyring")
        apt = self._apt()
        require([*apt, "update", "--error-on=any"], timeout=_TIMEOUT)
        # Complete, or not there: an interrupted run leaves only the other folder.
        partial = self._folder / f"{package}.partial"
        shutil.rmtree(partial, ignore_errors=True)
        partial.mkdir()
        require([*apt, "source", package], cwd=partial, timeout=_TIMEOUT)
        os.replace(partial, self._folder / package)

    def _apt(self) -> list[Word]:
        """apt-get with a state of its own."""
        state = self._folder / "apt"
        for name in ("lists/partial", "archives/partial"):
            (state / name).mkdir(parents=True, exist_ok=True)
        sources = state / "debian.sources"
        release = _codename()
        sources.write_text(
            f"Types: deb-src\nURIs: {self._mirror}\nSuites: {release} {release}-updates\n"
            f"Components: main\nSigned-By: {_KEYS}\n"
        )
        settings = {
            "Dir::Etc::SourceList": sources,
            "Dir::Etc::SourceParts": "-",
            "Dir::State::Lists": state / "lists",
            "Dir::Cache": state,
            "APT::Get::AllowUnauthenticated": "false",
            "Acquire::AllowInsecureRepositories": "false",
            # The cache need not be readable for apt's own user.
            "APT::Sandbox::User": "",
        }
        options = [f"-o{name}={value}" for name, value in settings.items()]
        return ["apt-get", "--quiet", *options]
