"""Prints a program with comments in Shift-JIS and with literals."""

import sys

COMMENTS = [
    b"\x95\\",
    b'"\x95\\" *) "',
    b"\x83{| *) let () = print_int 9 (* |} \x83{",
    b"{q| *) |} |q}",
    b"''\"' *) \"",
    b"'\\300' '\n' don't '\"'",
    b"\xe9 {%a.b  x| *) |x}",
]
lines = [b"(* plain *)"]
for number, comment in enumerate(COMMENTS, 1):
    lines.append(b"(* %s *) let () = print_int %d" % (comment, number))
sys.stdout.buffer.write(b"\n".join(lines) + b"\n")
