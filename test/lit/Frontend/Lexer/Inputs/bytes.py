"""Prints a program with strings in EUC-JP, Latin-1 and Shift-JIS."""

import sys

sys.stdout.buffer.write(
    b'let () = print_string "\xa4\xa2"\n'
    b'let () = print_string "caf\xe9"\n'
    b'let () = print_string "\x95\\\x8e\xa6"\n'
    b'let () = print_string "\x83\\n"\n'
    b'let () = print_string "\x83\\\\"\n'
    b"let () = print_char '\xe9'\n"
)
