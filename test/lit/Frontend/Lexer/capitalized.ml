(* There are no modules, and constructors are exceptions.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+16]]:12: error: unknown name 'Array.size': write `Array.length` [MC0116]
   CHECK-NEXT: print_int (Array.size a);
   CHECK-NEXT: ^~~~~~~~~~
   CHECK-NEXT: Array.length
   CHECK-NEXT: :[[#@LINE+13]]:12: error: unknown name 'List.length': there are no lists; use arrays and the functions of `Array` [MC0116]
   CHECK-NEXT: print_int (List.length a);
   CHECK-NEXT: ^~~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+11]]:5: error: unknown name 'Foo': no exception has this name, and there are no types with constructors; a variable begins with a lower-case letter [MC0116]
   CHECK-NEXT: let Foo = 1 in
   CHECK-NEXT: ^~~
   CHECK-NEXT: foo
   CHECK-NEXT: :[[#@LINE+8]]:9: error: unknown name 'Array.make_float': write `create_float_array n 0.0` [MC0116]
   CHECK-NEXT: let x = Array.make_float 3 in
   CHECK-NEXT: ^~~~~~~~~~~~~~~~
   CHECK-NEXT: 4 errors generated.
*)
print_int (Array.size a);
print_int (List.length a);
let Foo = 1 in
let x = Array.make_float 3 in
print_int x
