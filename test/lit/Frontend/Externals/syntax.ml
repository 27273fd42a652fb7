(* Syntax errors in declarations of externals.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+13]]:37: error: an external has only one C name [MC0263]
   CHECK: :[[#@LINE+13]]:27: error: expected a string, found the name 'f' [MC0203]
   CHECK: :[[#@LINE+13]]:12: error: expected `:`, found the name 'int' [MC0203]
   CHECK: :[[#@LINE+13]]:10: error: expected a name, found the name 'Oops' [MC0203]
   CHECK: :[[#@LINE+16]]:1: error: expected `=` and a string, the name of the function in C, found `let` [MC0203]
   CHECK: :[[#@LINE+16]]:12: error: an external can only be declared at the top level or in a module [MC0261]
   CHECK: :[[#@LINE+16]]:15: error: an external can only be declared at the top level or in a module [MC0261]
   CHECK: 7 errors generated.

   With -std=mincaml `external` is no keyword.
   RUN: not %mincaml-llc -std=mincaml %s -fsyntax-only 2>&1 | FileCheck %s --check-prefix=STRICT
   STRICT: :[[#@LINE+2]]:1: error: `external` cannot be used here: a name that is not defined is an external [MC0120]
*)
external e : int -> int = "e_bytes" "e"
external f : int -> int = f
external g int -> int = "g"
external Oops : int -> int = "x"
external good : int -> int = "good"
external h : int -> int

let i () = good 1
let j () = external k : int -> int = "k"
let l = begin external m : int -> int = "m" end
