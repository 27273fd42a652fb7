(* Functions of OCaml that the original language does not have.

   RUN: %mincaml-llc -std=mincaml %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+24]]:9: warning: nothing determines the type of this result; assuming int [MC0331]
   CHECK-NEXT: let x = ref 1 in
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: :[[#@LINE+23]]:15: warning: nothing determines the type of this result; assuming int [MC0331]
   CHECK-NEXT: print_string (string_of_int 3)
   CHECK-NEXT: ^~~~~~~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+18]]:9: warning: 'ref' is not defined; assuming an external, min_caml_ref: int -> int [MC0330] [-Wimplicit-external]
   CHECK-NEXT: let x = ref 1 in
   CHECK-NEXT: ^~~
   CHECK-NEXT: note: MinCaml has no references; use an array of one element
   CHECK-NEXT: :[[#@LINE+15]]:1: warning: 'ignore' is not defined; assuming an external, min_caml_ignore: int -> unit [MC0330] [-Wimplicit-external]
   CHECK-NEXT: ignore x;
   CHECK-NEXT: ^~~~~~
   CHECK-NEXT: note: write `let x = e in` instead of `ignore e;`
   CHECK-NEXT: :[[#@LINE+12]]:1: warning: 'print_string' is not defined; assuming an external, min_caml_print_string: int -> unit [MC0330] [-Wimplicit-external]
   CHECK-NEXT: print_string (string_of_int 3)
   CHECK-NEXT: ^~~~~~~~~~~~
   CHECK-NEXT: note: MinCaml has no strings; use `print_char` with codes
   CHECK-NEXT: :[[#@LINE+8]]:15: warning: 'string_of_int' is not defined; assuming an external, min_caml_string_of_int: int -> int [MC0330] [-Wimplicit-external]
   CHECK-NEXT: print_string (string_of_int 3)
   CHECK-NEXT: ^~~~~~~~~~~~~
   CHECK-NEXT: note: MinCaml has no strings; use `print_int`
   CHECK-NEXT: 6 warnings generated.
*)
let x = ref 1 in
ignore x;
print_string (string_of_int 3)
