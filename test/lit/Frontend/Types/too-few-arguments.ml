(* The original language has no partial application. In the extended one a call
   with fewer arguments is a function, and errors say why.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s
   RUN: not %mincaml-llc %s -fsyntax-only -std=mincaml 2>&1 | FileCheck %s --check-prefix=STRICT

   CHECK: :[[#@LINE+38]]:27: error: `+` takes int operands, but this operand has type int -> 'a; to call it, write its arguments after it [MC0302]
   CHECK-NEXT: let rec apply f = f 1 2 + f 3 in
   CHECK-NEXT: ~ ^~~
   CHECK-NEXT: :[[#@LINE+36]]:12: error: `+` takes int operands, but this operand has type int -> int; to call it, write its arguments after it [MC0302]
   CHECK-NEXT: print_int (add 1 + 2)
   CHECK-NEXT: ^~~~~ ~
   CHECK-NEXT: :[[#@LINE+33]]:12: note: 'add' takes 2 arguments, but 1 is given: the result is a function that takes the remaining arguments
   CHECK-NEXT: print_int (add 1 + 2)
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: 2 errors generated.

   STRICT: :[[#@LINE+25]]:12: error: 'add' takes 2 arguments, but 1 is given; the original language has no partial application [MC0307]
   STRICT-NEXT: let add3 = add 3 in
   STRICT-NEXT: ^~~~~
   STRICT-NEXT: :[[#@LINE+21]]:9: note: 'add' is defined here, with type int -> int -> int
   STRICT-NEXT: let rec add x y = x + y in
   STRICT-NEXT: ^~~
   STRICT-NEXT: :[[#@LINE+20]]:9: error: 'create_array' takes 2 arguments, but 1 is given; the original language has no partial application [MC0307]
   STRICT-NEXT: let a = create_array 3 in
   STRICT-NEXT: ^~~~~~~~~~~~~~
   STRICT-NEXT: note: 'create_array' has type int -> 'a -> 'a array
   STRICT-NEXT: :[[#@LINE+17]]:27: error: 'f' takes 2 arguments, but 1 is given; the original language has no partial application [MC0307]
   STRICT-NEXT: let rec apply f = f 1 2 + f 3 in
   STRICT-NEXT: ^~~
   STRICT-NEXT: :[[#@LINE+14]]:15: note: 'f' is defined here, with type int -> int -> 'a
   STRICT-NEXT: let rec apply f = f 1 2 + f 3 in
   STRICT-NEXT: ^
   STRICT-NEXT: :[[#@LINE+12]]:12: error: 'add' takes 2 arguments, but 1 is given; the original language has no partial application [MC0307]
   STRICT-NEXT: print_int (add 1 + 2)
   STRICT-NEXT: ^~~~~
   STRICT-NEXT: :[[#@LINE+5]]:9: note: 'add' is defined here, with type int -> int -> int
   STRICT-NEXT: let rec add x y = x + y in
   STRICT-NEXT: ^~~
   STRICT-NEXT: 4 errors generated.
*)
let rec add x y = x + y in
let add3 = add 3 in
let a = create_array 3 in
let rec apply f = f 1 2 + f 3 in
print_int (add 1 + 2)
