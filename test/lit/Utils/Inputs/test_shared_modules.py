"""Unit tests of utils/mincaml_tools. The first argument names a scratch directory."""

import contextlib
import io
import os
import shutil
import sys
import threading
import unittest
from pathlib import Path

from mincaml_tools.batch import BatchCommand, run_batch
from mincaml_tools.options import CommandLine, names, run_main
from mincaml_tools.parallel import Limits, run_parallel
from mincaml_tools.paths import BENCH, EXAMPLES, ROOT, BuildDirectory, mincaml_programs
from mincaml_tools.processes import TimeLimitExceeded, ToolError, describe_status, require, run
from mincaml_tools.tables import markdown_table, plain_table
from mincaml_tools.timing import pass_seconds
from mincaml_tools.toolchain import Toolchain

SCRATCH = Path(sys.argv.pop())

CACHE = """\
//A comment: with a colon
# another
LLVM_DIR:PATH=/usr/lib/llvm-22/cmake
MINCAML_LLVM_TOOLS_DIR:INTERNAL=/opt/llvm/bin
MISSING:FILEPATH=MISSING-NOTFOUND
"""


class Paths(unittest.TestCase):
    def setUp(self) -> None:
        shutil.rmtree(SCRATCH, ignore_errors=True)
        SCRATCH.mkdir(parents=True)
        self.build = BuildDirectory.of(SCRATCH)

    def test_the_source_tree(self) -> None:
        self.assertTrue((ROOT / "utils" / "mincaml_tools").is_dir())
        programs = mincaml_programs()
        self.assertIn(BENCH / "fib.ml", programs)
        self.assertIn(EXAMPLES / "fft.ml", programs)

    def test_missing_programs(self) -> None:
        with self.assertRaisesRegex(ToolError, "bin/nosuch is missing; build the project first"):
            self.build.built("nosuch")
        self.assertEqual(self.build.plugin("P"), SCRATCH.resolve() / "lib" / "P.so")

    def test_where_llvm_is(self) -> None:
        with self.assertRaisesRegex(ToolError, "CMakeCache.txt: No such file.*--build-dir"):
            Toolchain(self.build).command("opt")
        (SCRATCH / "CMakeCache.txt").write_text(CACHE)
        tools = Toolchain(BuildDirectory.of(SCRATCH))
        self.assertEqual(tools.command("opt"), ["/opt/llvm/bin/opt"])
        elsewhere = Toolchain(self.build, Path("/elsewhere"), {"llc": ["env", "A=1", "llc"]})
        self.assertEqual(elsewhere.command("opt"), ["/elsewhere/opt"])
        self.assertEqual(elsewhere.command("llc"), ["env", "A=1", "llc"])

    def test_cache_entries(self) -> None:
        (SCRATCH / "CMakeCache.txt").write_text(CACHE)
        build = BuildDirectory.of(SCRATCH)
        self.assertEqual(build.cache_entry("LLVM_DIR"), "/usr/lib/llvm-22/cmake")
        for name in ("MISSING", "A comment", "NOWHERE"):
            with self.assertRaisesRegex(ToolError, f"has no {name}: configure the build again"):
                build.cache_entry(name)


class Processes(unittest.TestCase):
    def test_input_and_output(self) -> None:
        finished = run(["sh", "-c", "cat; echo $V >&2; exit 3"], text=b"in", environment={"V": "x"})
        self.assertEqual((finished.status, finished.output), (3, b"in"))
        self.assertEqual(finished.failure, "exit status 3: x")
        clean = run(["/bin/sh", "-c", "echo $HOME"], clean_environment=True)
        self.assertEqual(clean.output, b"\n")

    def test_time_limits(self) -> None:
        with self.assertRaisesRegex(TimeLimitExceeded, "not done after 0.1 s: sleep 60"):
            run(["sleep", "60"], timeout=0.1)
        # The shell's child has the pipe: only the group's end closes it.
        with self.assertRaises(TimeLimitExceeded):
            run(["sh", "-c", "sleep 60; true"], timeout=0.1, own_group=True)

    def test_failures(self) -> None:
        with self.assertRaisesRegex(ToolError, "exit status 1: sh -c 'echo why >&2; exit 1'\nwhy"):
            require(["sh", "-c", "echo why >&2; exit 1"])
        self.assertEqual(describe_status(-6), "ended by SIGABRT")
        self.assertEqual(describe_status(128 + 11), "ended by SIGSEGV")


class Batches(unittest.TestCase):
    def setUp(self) -> None:
        SCRATCH.mkdir(parents=True, exist_ok=True)

    def test_lines(self) -> None:
        command = BatchCommand(["-c", Path("a b.ml"), "it's"], Path("o p"), Path("e"))
        self.assertEqual(command.line(), """-c 'a b.ml' 'it'"'"'s' '>o p' '2>e'""")
        self.assertEqual(BatchCommand(["--run"]).line(), "--run")
        self.assertEqual(BatchCommand(["--run"], stdin=Path("i")).line(), "--run '<i'")
        with self.assertRaisesRegex(ToolError, "cannot have a newline"):
            BatchCommand(["a\nb"]).line()

    def compiler(self, text: str) -> Path:
        path = SCRATCH / "compiler"
        path.write_text(f"#!/bin/sh\n{text}\n")
        path.chmod(0o755)
        return path

    def test_statuses(self) -> None:
        commands = [BatchCommand(["x"]), BatchCommand(["y"])]
        good = self.compiler("test $2 = --batch-timeout=7 && printf '1 0\\n2 70\\n'")
        self.assertEqual(run_batch(good, commands, SCRATCH, 7), [0, 70])
        self.assertEqual((SCRATCH / "batch.txt").read_text(), "x\ny\n")
        self.assertEqual(run_batch(good, [], SCRATCH, 7), [])
        check = 'test "$A,$B" = 1, && test $LD_BIND_NOW = 1'
        strict = self.compiler(check + " && printf '1 0\\n2 0\\n'")
        os.environ["B"] = "2"
        self.assertEqual(run_batch(strict, commands, SCRATCH, 7, environment={"A": "1"}), [0, 0])
        short = self.compiler("echo 1 0")
        with self.assertRaisesRegex(ToolError, "2 commands, 1 statuses"):
            run_batch(short, commands, SCRATCH, 7)


class Options(unittest.TestCase):
    def setUp(self) -> None:
        self.parser = CommandLine("tool", "")
        self.parser.add_seed()
        self.parser.add_seconds()
        self.parser.add("--add", action="append", default=[])
        self.parser.add("--max-programs", type=int, default=0)
        self.parser.add("files", nargs="*")

    def refused(self, words: list[str]) -> str:
        self.parser.parse(words)
        errors = io.StringIO()
        with contextlib.redirect_stderr(errors):
            try:
                self.parser.refuse("--mode", "--seed", "--add", "--max-programs")
            except SystemExit as ending:
                self.assertEqual(ending.code, 2)
                return errors.getvalue().splitlines()[-1]
        return ""

    def test_options_that_are_given(self) -> None:
        self.assertEqual(self.refused([]), "")
        self.assertEqual(self.refused(["--seconds=3", "file"]), "")
        # Given with its default is given.
        for words, option in (
            (["--seed=1"], "--seed"),
            (["--add=x"], "--add"),
            (["--max-programs", "0"], "--max-programs"),
        ):
            wanted = f"tool: error: {option} cannot be used with --mode, where it has no effect"
            self.assertEqual(self.refused(words), wanted)

    def test_values(self) -> None:
        options = self.parser.parse(["--seed=4", "--add=x", "--add=y", "f"])
        self.assertEqual((options.seed, options.add, options.files), (4, ["x", "y"], ["f"]))
        self.assertEqual(names("a, b,,a"), ["a", "b"])
        for words in (["--seed=-1"], ["--seed=x"], ["--second=1"]):
            with contextlib.redirect_stderr(io.StringIO()), self.assertRaises(SystemExit):
                self.parser.parse(words)

    def test_failures_become_messages(self) -> None:
        def missing_tool(_: object) -> int:
            raise ToolError("no such tool")

        def missing_file(_: object) -> int:
            return len(Path("/nonexistent/file").read_text())

        for function, message in (
            (missing_tool, "tool: no such tool\n"),
            (missing_file, "tool: /nonexistent/file: No such file or directory\n"),
        ):
            errors = io.StringIO()
            with contextlib.redirect_stderr(errors):
                self.assertEqual(run_main("tool", function, []), 2)
            self.assertEqual(errors.getvalue(), message)


class Parallel(unittest.TestCase):
    def test_all_results(self) -> None:
        results = run_parallel(lambda x: x * x, range(50), 4, lambda: False)
        self.assertEqual(sorted(results), [(x, x * x) for x in range(50)])

    def test_nothing_starts_once_it_is_enough(self) -> None:
        started = []
        lock = threading.Lock()

        def start(item: int) -> int:
            with lock:
                started.append(item)
            return item

        found: list[int] = []
        for _, item in run_parallel(start, range(1000), 2, lambda: len(found) >= 3):
            found.append(item)
        self.assertEqual(sorted(found), sorted(started))
        self.assertLess(len(started), 10)

    def test_limits(self) -> None:
        self.assertFalse(Limits(0, 0).reached(1000))
        self.assertTrue(Limits(0, 3).reached(3))
        self.assertFalse(Limits(0, 3).reached(2))
        self.assertTrue(Limits(1e-9, 0).reached(0))


class Tables(unittest.TestCase):
    ROWS = [["name", "n"], ["a", "10"], ["long", "2"]]

    def test_plain(self) -> None:
        self.assertEqual(plain_table(self.ROWS), "name   n\na     10\nlong   2")

    def test_markdown(self) -> None:
        wanted = "| name | n |\n| :--- | ---: |\n| a | 10 |\n| long | 2 |"
        self.assertEqual(markdown_table(self.ROWS), wanted)


class Timing(unittest.TestCase):
    REPORT = """\
   ---User Time---   --System Time--   --User+System--   ---Wall Time---  --- Name ---
   0.0100 ( 50.0%)   0.0020 ( 50.0%)   0.0120 ( 50.0%)   0.0130 ( 50.0%)  Greedy Register Allocator
   0.0050 ( 25.0%)   0.0010 ( 25.0%)   0.0060 ( 25.0%)   0.0070 ( 25.0%)  Slot index numbering
   0.0010 (  5.0%)   0.0000 (  0.0%)   0.0010 (  4.0%)   0.0010 (  4.0%)  mincaml
"""

    def test_passes_of_allocators(self) -> None:
        self.assertAlmostEqual(pass_seconds(self.REPORT), 0.013)
        self.assertEqual(pass_seconds(self.REPORT, ["Nothing"]), 0.0)


if __name__ == "__main__":
    unittest.main()
