//===- NameHints.cpp - Hints for undefined names --------------------------===//

#include "LibraryHints.h"

using namespace mincaml;

static constexpr LibraryHint NameHints[] = {
    // Words of other programming languages.
    {"return",
     "the value of a function is that of its last expression; leave "
     "out `return`",
     ""},
    {"break",
     "a loop cannot be left early; use a `while` with a condition, or "
     "raise an exception",
     ""},
    {"continue", "put the rest of the loop's body into an `if`", ""},
    {"throw", "write `raise`", "raise"},
    {"catch", "handlers follow `with`: `try ... with E -> ...`", ""},
    {"finally",
     "there is no `finally`; write it after the `try` and into its "
     "handlers",
     ""},
    {"elif", "write `else if`", "else if"},
    {"elsif", "write `else if`", "else if"},
    {"elseif", "write `else if`", "else if"},
    {"endif", "an `if` has no word at its end", ""},
    {"def",
     "a definition begins with `let`, or with `let rec` if it calls "
     "itself",
     "let"},
    {"var", "a definition begins with `let`", "let"},
    {"const", "a definition begins with `let`", "let"},
    {"null", "every variable has a value; use a number for a missing one", ""},
    {"nil", "every variable has a value; use a number for a missing one", ""},
    {"step",
     "a `for` goes up or down by one; use a `while`, or multiply its "
     "variable",
     ""},
    {"print",
     "there is `print_int`, `print_float`, `print_string` and "
     "`Printf.printf`",
     ""},
    {"println", "write `print_endline` for a string", ""},
    {"printf", "write `Printf.printf`", "Printf.printf"},
    {"eprintf", "write `Printf.eprintf`", "Printf.eprintf"},
    {"sprintf", "write `Printf.sprintf`", "Printf.sprintf"},
    {"scanf",
     "there is no `scanf`; use `read_int`, `read_float` and "
     "`read_line`",
     ""},
    {"pow", "write `x ** y`", ""},
    {"xor", "write `lxor` for ints and `<>` for bools", ""},
    {"length", "write `Array.length` or `String.length`", ""},
    {"size", "write `Array.length` or `String.length`", ""},

    // OCaml's standard library.
    {"print_bool", "write `print_string (string_of_bool b)`", ""},
    {"print_bytes", "write `print_string`", "print_string"},
    {"string_of_char", "write `String.make 1 c`", ""},
    {"string_of_format", "a format cannot be a value", ""},
    {"bool_of_string", "write `s = \"true\"`", ""},
    {"bool_of_string_opt", "write `s = \"true\"`", ""},
    {"int_of_string_opt",
     "there are no options; `int_of_string` raises "
     "`Failure`",
     ""},
    {"float_of_string_opt",
     "there are no options; `float_of_string` raises "
     "`Failure`",
     ""},
    {"read_int_opt", "there are no options; `read_int` raises `Failure`", ""},
    {"read_float_opt", "there are no options; `read_float` raises `Failure`",
     ""},
    {"input_line", "write `read_line ()`", ""},
    {"input_char", "write `read_line ()`", ""},
    {"output_string",
     "write `print_string`, or `prerr_string` for the standard "
     "error output",
     ""},
    {"stdin",
     "`read_line`, `read_int` and `read_float` read the standard input", ""},
    {"stdout", "`print_string` and the like write to the standard output", ""},
    {"stderr", "`prerr_string` and the like write to the standard error output",
     ""},
    {"flush", "what is printed needs no `flush`", ""},
    {"flush_all", "what is printed needs no `flush_all`", ""},
    {"open_in", "a program reads its standard input only", ""},
    {"open_out", "a program writes its standard outputs only", ""},
    {"raise_notrace", "write `raise`", "raise"},
    {"at_exit", "call the function at the end of the program", ""},
    {"not_found", "the exception is `Not_found`", "Not_found"},
    {"hypot", "write `sqrt (x *. x +. y *. y)`", ""},
    {"modf", "subtract `floor x`", ""},
    {"ldexp", "write `x *. 2.0 ** float_of_int n`", ""},
    {"expm1", "write `exp x -. 1.0`", ""},
    {"log1p", "write `log (1.0 +. x)`", ""},
    {"log2", "write `log x /. log 2.0`", ""},
    {"hd", "there are no lists; the first element of an array is `a.(0)`", ""},
    {"tl", "there are no lists; use `Array.sub`", ""},
};

const LibraryHint *mincaml::findNameHint(llvm::StringRef Name) {
  return findHint(NameHints, Name);
}
