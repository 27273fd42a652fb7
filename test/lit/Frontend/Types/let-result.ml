(* The message points at what gives a `let` or a sequence its type.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+8]]:3: error: argument 1 of 'print_int' has type float, but int is expected [MC0310]
   CHECK-NEXT: x)
   CHECK-NEXT: ^
   CHECK-NEXT: 1 error generated.
*)
print_int (
  let x = 1.5 in
  print_newline ();
  x)
