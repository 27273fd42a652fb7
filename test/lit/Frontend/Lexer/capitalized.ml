(* There are no modules but those of the library.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+12]]:12: error: unknown name 'Array.size': write `Array.length` [MC0116]
   CHECK-NEXT: print_int (Array.size a);
   CHECK-NEXT: ^~~~~~~~~~
   CHECK-NEXT: Array.length
   CHECK-NEXT: :[[#@LINE+9]]:12: error: unknown name 'List.length': there are no lists; use arrays and the functions of `Array` [MC0116]
   CHECK-NEXT: print_int (List.length a);
   CHECK-NEXT: ^~~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+7]]:9: error: unknown name 'Array.make_float': write `create_float_array n 0.0` [MC0116]
   CHECK-NEXT: let x = Array.make_float 3 in
   CHECK-NEXT: ^~~~~~~~~~~~~~~~
   CHECK-NEXT: 3 errors generated.
*)
print_int (Array.size a);
print_int (List.length a);
let x = Array.make_float 3 in
print_int x
