//===- LibraryHints.cpp - Names of OCaml's standard library ---------------===//

#include "LibraryHints.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;

static constexpr LibraryHint Hints[] = {
    // Unknown names to the lexer.
    {"Array.get", "write `a.(i)`", ""},
    {"Array.set", "write `a.(i) <- x`", ""},
    {"Array.size", "write `Array.length`", "Array.length"},
    {"Array.make_float", "write `create_float_array n 0.0`", ""},
    {"Float.of_int", "write `float_of_int`", "float_of_int"},
    {"Float.to_int", "write `int_of_float`", "int_of_float"},
    {"Float.abs", "write `abs_float`", "abs_float"},
    {"Float.sqrt", "write `sqrt`", "sqrt"},
    {"Int.to_float", "write `float_of_int`", "float_of_int"},
    {"String.concat", "write `s ^ t`", ""},
    {"String.cat", "write `s ^ t`", ""},
    {"String.unsafe_get", "write `s.[i]`", ""},
    {"String.set", "strings cannot be changed; use a `char array`", ""},
    {"Bytes.set", "use a `char array`", ""},
    {"Bytes.get", "use a `char array`", ""},
    {"Bytes.create", "use a `char array`", ""},
    {"Bytes.make", "use a `char array`", ""},
    {"True", "write `true`", "true"},
    {"False", "write `false`", "false"},

    // Implicit externals to type inference.
    {"ref", "MinCaml has no references; use an array of one element", ""},
    {"incr", "MinCaml has no references; use an array of one element", ""},
    {"decr", "MinCaml has no references; use an array of one element", ""},
    {"print_string", "MinCaml has no strings; use `print_char` with codes", ""},
    {"print_endline", "MinCaml has no strings; use `print_char` with codes",
     ""},
    {"prerr_string", "MinCaml has no strings; use `prerr_byte` with codes", ""},
    {"string_of_int", "MinCaml has no strings; use `print_int`", ""},
    {"string_of_float", "MinCaml has no strings; use `print_float`", ""},
    {"failwith", "MinCaml has no exceptions", ""},
    {"invalid_arg", "MinCaml has no exceptions", ""},
    {"raise", "MinCaml has no exceptions", ""},
    {"ignore", "write `let _ = e in` for `ignore e;`", ""},
    {"fst", "write `let (x, _) = t in`", ""},
    {"snd", "write `let (_, x) = t in`", ""},
    {"abs", "write `if x < 0 then -x else x`", ""},
    {"max", "write `if x > y then x else y`", ""},
    {"min", "write `if x < y then x else y`", ""},
    {"succ", "write `x + 1`", ""},
    {"pred", "write `x - 1`", ""},
    {"exit", "a program ends after its last expression", ""},
};

const LibraryHint *mincaml::findLibraryHint(llvm::StringRef Name) {
  const auto *I = llvm::find_if(
      Hints, [Name](const LibraryHint &H) { return H.Name == Name; });
  return I == std::end(Hints) ? nullptr : I;
}
