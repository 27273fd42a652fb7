(* -Werror makes warnings errors.

   RUN: not %mincaml-llc %s -std=mincaml -fsyntax-only -Werror 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+8]]:12: error: nothing determines the type of the parameter 'x'; assuming int [MC0331]
   CHECK-NEXT: let rec id x = x in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+6]]:1: error: 'foo' is not defined; assuming an external, min_caml_foo: int -> unit [MC0330] [-Werror,-Wimplicit-external]
   CHECK-NEXT: foo 1
   CHECK-NEXT: ^~~
   CHECK-NEXT: 2 errors generated.
*)
let rec id x = x in
foo 1
