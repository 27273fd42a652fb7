(* There are no modules and no constructors.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+20]]:12: error: unknown name 'Array.get': write `a.(i)` [MC0116]
   CHECK-NEXT: print_int (Array.get a 0);
   CHECK-NEXT: ^~~~~~~~~
   CHECK-NEXT: :[[#@LINE+18]]:12: error: unknown name 'List.length': there are no modules [MC0116]
   CHECK-NEXT: print_int (List.length a);
   CHECK-NEXT: ^~~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+16]]:5: error: unknown name 'Foo': names begin with a lower-case letter [MC0116]
   CHECK-NEXT: let Foo = 1 in
   CHECK-NEXT: ^~~
   CHECK-NEXT: foo
   CHECK-NEXT: :[[#@LINE+13]]:9: error: unknown name 'Float.of_int': write `float_of_int` [MC0116]
   CHECK-NEXT: let x = Float.of_int 3 in
   CHECK-NEXT: ^~~~~~~~~~~~
   CHECK-NEXT: float_of_int
   CHECK-NEXT: :[[#@LINE+10]]:15: error: unknown name 'True': write `true` [MC0116]
   CHECK-NEXT: print_int (if True then 1 else 2)
   CHECK-NEXT: ^~~~
   CHECK-NEXT: true
   CHECK-NEXT: 5 errors generated.
*)
print_int (Array.get a 0);
print_int (List.length a);
let Foo = 1 in
let x = Float.of_int 3 in
print_int (if True then 1 else 2)
