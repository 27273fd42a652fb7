"""Checks that mincaml-llc accepts generated programs of every profile.

    accepted.py --gen=mincaml-gen --compiler=mincaml-llc --count=N PROFILES

PROFILES is what `mincaml-gen --list-profiles` prints. There are N programs of
each profile with extensions and N without.
"""

import argparse
import subprocess
import sys


def statuses(options: argparse.Namespace, profile: str, standard: str) -> list[str]:
    directory = "%s-%s" % (profile, standard)
    subprocess.run(
        [options.gen, "--count=%d" % options.count, "--output-dir=" + directory]
        + ["--profile=" + profile, "--std=" + standard, "--seed=1000"],
        check=True,
    )
    commands = "".join(
        "-fsyntax-only -w -std=%s %s/%d.ml\n" % (standard, directory, seed)
        for seed in range(1000, 1000 + options.count)
    )
    batch = subprocess.run(
        [options.compiler, "--batch=-"],
        input=commands,
        capture_output=True,
        text=True,
        check=True,
    )
    sys.stderr.write(batch.stderr)
    return [line.split()[1] for line in batch.stdout.splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gen", required=True)
    parser.add_argument("--compiler", required=True)
    parser.add_argument("--count", type=int, required=True)
    parser.add_argument("profiles")
    options = parser.parse_args()
    with open(options.profiles) as file:
        profiles = [line.split()[0] for line in file] + ["mix"]
    for profile in profiles:
        found = statuses(options, profile, "extended")
        found += statuses(options, profile, "mincaml")
        print("%s: %d programs accepted" % (profile, found.count("0")))


if __name__ == "__main__":
    main()
