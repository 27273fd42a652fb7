"""Checks that programs of the profile `errors` end as they say, when compiled.

    errors.py --gen=mincaml-gen --compiler=mincaml-llc --count=N
"""

import argparse
import subprocess


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gen", required=True)
    parser.add_argument("--compiler", required=True)
    parser.add_argument("--count", type=int, required=True)
    options = parser.parse_args()
    generated = subprocess.run(
        [options.gen, "--profile=errors", "--count=%d" % options.count]
        + ["--output-dir=.", "--print-expectation"],
        capture_output=True,
        text=True,
        check=True,
    )
    expected = [line.split(" ", 1) for line in generated.stdout.splitlines()]
    for level in ["-O0", "-O2"]:
        commands = "".join(
            "--target=host -w {0} --run {1}.ml >{1}.out 2>{1}.err\n".format(level, seed)
            for seed, _ in expected
        )
        batch = subprocess.run(
            [options.compiler, "--batch=-"],
            input=commands,
            capture_output=True,
            text=True,
            check=True,
        )
        good = 0
        for (seed, end), line in zip(expected, batch.stdout.splitlines()):
            with open(seed + ".err") as file:
                errors = file.read()
            announced = "mincaml: %s.ml:%s\n" % (seed, end)
            if line.split()[1] == "2" and errors == announced:
                good += 1
            else:
                print("%s %s: status %s, %s" % (seed, end, line, errors))
        print("%d programs with optimization %s end as announced" % (good, level))


if __name__ == "__main__":
    main()
