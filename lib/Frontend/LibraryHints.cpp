//===- LibraryHints.cpp - Hints for OCaml's library -----------------------===//

#include "LibraryHints.h"
#include "llvm/ADT/STLExtras.h"
#include <utility>

using namespace mincaml;
using llvm::StringRef;

static constexpr LibraryHint LibraryHints[] = {
    // The lexer reports these names as unknown.
    {"Array.get", "write `a.(i)`", ""},
    {"Array.set", "write `a.(i) <- x`", ""},
    {"Array.size", "write `Array.length`", "Array.length"},
    {"Array.make_float", "write `create_float_array n 0.0`", ""},
    {"Float.of_int", "write `float_of_int`", "float_of_int"},
    {"Float.to_int", "write `int_of_float`", "int_of_float"},
    {"Float.abs", "write `abs_float`", "abs_float"},
    {"Float.sqrt", "write `sqrt`", "sqrt"},
    {"Int.to_float", "write `float_of_int`", "float_of_int"},
    {"Some",
     "there are no options; use a number or an exception for the "
     "missing value",
     ""},
    {"None",
     "there are no options; use a number or an exception for the "
     "missing value",
     ""},
    {"Ok", "there are no results; use an exception for failures", ""},
    {"Error", "there are no results; use an exception for failures", ""},
    {"Lazy.force", "call a function with a parameter `()` instead", ""},
    {"Array.of_list", "there are no lists; write `[| x; y |]`", ""},
    {"Array.to_list", "there are no lists; use the array", ""},
    {"Array.concat", "write `Array.append a b`", ""},
    {"String.split_on_char",
     "there are no lists; take parts with "
     "`String.index_from` and `String.sub`",
     ""},
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

    // Type inference takes these names for implicit externals.
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

/// Hints for all names of a module.
static constexpr std::pair<StringRef, StringRef> ModuleHints[] = {
    {"List", "there are no lists; use arrays and the functions of `Array`"},
    {"Hashtbl", "there are no hash tables; use an array, with the key as the "
                "index if it is a small number"},
    {"Map", "there are no maps; use an array of pairs"},
    {"Set", "there are no sets; use a sorted array, or a `bool array`"},
    {"Stack", "there are no stacks; use an array and a reference that counts "
              "its elements"},
    {"Queue", "there are no queues; use an array and references to its first "
              "and last element"},
    {"Buffer",
     "there are no buffers; join strings with `^`, or print the parts "
     "one after the other"},
    {"Bytes", "there are no bytes; use a `char array`"},
    {"Seq", "there are no sequences; use arrays"},
    {"Option", "there are no options; use a number or an exception for the "
               "missing value"},
    {"Result", "there are no results; use an exception for failures"},
    {"Lazy", "there are no lazy values; use a function with a parameter `()`"},
    {"Fun", "there is no module `Fun`; write the function, `fun x -> x`"},
    {"Random", "there are no random numbers; compute them, for example "
               "`seed := (!seed * 1103515245 + 12345) land 0x3fffffff`"},
    {"Scanf", "there is no `scanf`; use `read_int`, `read_float` and "
              "`read_line`"},
    {"Format", "there is no module `Format`; use `Printf.printf`"},
    {"Stdlib", "names of `Stdlib` are written without their module"},
    {"Pervasives", "names of the standard library are written without their "
                   "module"},
    {"Unix", "there is no module `Unix`; functions of C are declared by "
             "`external`"},
};

StringRef mincaml::findModuleHint(StringRef Module) {
  for (const auto &[Name, Hint] : ModuleHints)
    if (Name == Module)
      return Hint;
  return "";
}

const LibraryHint *mincaml::findHint(llvm::ArrayRef<LibraryHint> Table,
                                     StringRef Name) {
  const auto *I = llvm::find_if(
      Table, [Name](const LibraryHint &H) { return H.Name == Name; });
  return I == Table.end() ? nullptr : I;
}

const LibraryHint *mincaml::findLibraryHint(StringRef Name) {
  return findHint(LibraryHints, Name);
}
