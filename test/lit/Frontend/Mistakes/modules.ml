(* Modules that the library does not have.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+4]]:6: error: there is no module 'Scanf' here; use `read_int`, `read_float` or `read_line` [MC0281]
   CHECK: :[[#@LINE+5]]:21: error: unknown name 'Unix.nice': C functions can be declared with `external` [MC0116]
   CHECK: 2 errors generated.
*)
open Scanf
let () = print_int 1
let () = print_int (Unix.nice 1)
