(* There are no modules and no constructors.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+20]]:12: error: unknown name 'Array.size': write `Array.length` [MC0116]
   CHECK-NEXT: print_int (Array.size a);
   CHECK-NEXT: ^~~~~~~~~~
   CHECK-NEXT: Array.length
   CHECK-NEXT: :[[#@LINE+17]]:12: error: unknown name 'List.length': the library does not have it, and there are no other modules [MC0116]
   CHECK-NEXT: print_int (List.length a);
   CHECK-NEXT: ^~~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+15]]:5: error: unknown name 'Foo': names begin with a lower-case letter [MC0116]
   CHECK-NEXT: let Foo = 1 in
   CHECK-NEXT: ^~~
   CHECK-NEXT: foo
   CHECK-NEXT: :[[#@LINE+12]]:9: error: unknown name 'Array.make_float': write `create_float_array n 0.0` [MC0116]
   CHECK-NEXT: let x = Array.make_float 3 in
   CHECK-NEXT: ^~~~~~~~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+10]]:15: error: unknown name 'True': write `true` [MC0116]
   CHECK-NEXT: print_int (if True then 1 else 2)
   CHECK-NEXT: ^~~~
   CHECK-NEXT: true
   CHECK-NEXT: 5 errors generated.
*)
print_int (Array.size a);
print_int (List.length a);
let Foo = 1 in
let x = Array.make_float 3 in
print_int (if True then 1 else 2)
