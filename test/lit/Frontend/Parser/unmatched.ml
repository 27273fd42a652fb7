(* Text after the end of the program.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+5]]:18: error: `)` closes nothing: no `(` is open [MC0241]
   CHECK-NEXT: print_int (1 + 2))
   CHECK-NEXT: ^
   CHECK-NEXT: 1 error generated.
*)
print_int (1 + 2))
