(* Missing operands; each is reported once.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+20]]:16: error: expected an expression, found `)` [MC0202]
   CHECK-NEXT: print_int (1 + );
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+18]]:13: error: expected an expression, found `*` [MC0202]
   CHECK-NEXT: print_int ( * 2);
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+16]]:9: error: expected an expression, found `in` [MC0202]
   CHECK-NEXT: let x = in
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+14]]:15: error: expected an expression, found `,` [MC0202]
   CHECK-NEXT: print_int (1, , 2);
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+12]]:15: error: expected an expression, found `then` [MC0202]
   CHECK-NEXT: print_int (if then 1 else 2);
   CHECK-NEXT: ^~~~
   CHECK-NEXT: :[[#@LINE+10]]:4: error: expected an expression, found `)` [MC0202]
   CHECK-NEXT: f.()
   CHECK-NEXT: ^
   CHECK-NEXT: 6 errors generated.
*)
print_int (1 + );
print_int ( * 2);
let x = in
print_int (1, , 2);
print_int (if then 1 else 2);
f.()
