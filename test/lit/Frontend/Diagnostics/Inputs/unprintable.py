"""unprintable.py COMPILER

Compiles programs with text that a terminal must not get, and prints the messages. They
have to be UTF-8 without control characters.
"""

import os
import subprocess
import sys

TEXT = b"c\x1b[31m\x7f" + "\x85\u202e\xe9".encode() + b"\xe9"


def compile_program(name: bytes, text: bytes, *options: str) -> None:
    with open(name, "wb") as file:
        file.write(text)
    words: list[str | bytes] = [sys.argv[1], name, "--target=host", "-S"]
    words += ["-o", "/dev/null", *options]
    command = list(map(os.fsencode, words))
    messages = subprocess.run(command, stderr=subprocess.PIPE).stderr.decode()
    assert all(c.isprintable() or c == "\n" for c in messages), ascii(messages)
    print(messages)


compile_program(b"external.ml", b'external f : int -> int = "' + TEXT + b'"\n')
json = "-fdiagnostics-format=json"
compile_program(b"external.ml", b'external f : int -> int = "' + TEXT + b'"\n', json)
compile_program(TEXT + b".ml", b"let a = b\n")
remarks = ["-passes=default<O2>", "-pass-remarks-missed=inline"]
recursive = b"let rec f x = if x < 0 then 0 else (* " + TEXT + b" *) f (f (x - 1)) + f (x - 2)\n"
compile_program(b"remark.ml", recursive + b"let () = print_int (f 3)\n", *remarks)
