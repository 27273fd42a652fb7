(* The message points at what gives a `let` or a sequence its type.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+13]]:3: error: argument 1 of 'print_int' has type float, but int is expected [MC0310]
   CHECK-NEXT: x)
   CHECK-NEXT: ^
   CHECK-NEXT: note: `print_float` prints a float
   CHECK-NEXT: :[[#@LINE+6]]:1: note: replace this with `print_float`
   CHECK-NEXT: print_int (
   CHECK-NEXT: ^~~~~~~~~
   CHECK-NEXT: print_float
   CHECK-NEXT: 1 error generated.
*)
print_int (
  let x = 1.5 in
  print_newline ();
  x)
