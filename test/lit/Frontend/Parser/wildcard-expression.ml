(* `_` has no value.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+5]]:12: error: `_` is not a variable; it cannot be used as a value [MC0214]
   CHECK-NEXT: print_int (_ + 1)
   CHECK-NEXT: ^
   CHECK-NEXT: 1 error generated.
*)
print_int (_ + 1)
