(* There is no partial application.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+25]]:12: error: 'add' takes 2 arguments, but 1 is given; MinCaml has no partial application [MC0307]
   CHECK-NEXT: let add3 = add 3 in
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: :[[#@LINE+21]]:9: note: 'add' is defined here, with type int -> int -> int
   CHECK-NEXT: let rec add x y = x + y in
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+20]]:9: error: 'create_array' takes 2 arguments, but 1 is given; MinCaml has no partial application [MC0307]
   CHECK-NEXT: let a = create_array 3 in
   CHECK-NEXT: ^~~~~~~~~~~~~~
   CHECK-NEXT: note: 'create_array' has type int -> 'a -> 'a array
   CHECK-NEXT: :[[#@LINE+17]]:27: error: 'f' takes 2 arguments, but 1 is given; MinCaml has no partial application [MC0307]
   CHECK-NEXT: let rec apply f = f 1 2 + f 3 in
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+14]]:15: note: 'f' is defined here, with type int -> int -> 'a
   CHECK-NEXT: let rec apply f = f 1 2 + f 3 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+12]]:12: error: 'add' takes 2 arguments, but 1 is given; MinCaml has no partial application [MC0307]
   CHECK-NEXT: print_int (add 1 + 2)
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: :[[#@LINE+5]]:9: note: 'add' is defined here, with type int -> int -> int
   CHECK-NEXT: let rec add x y = x + y in
   CHECK-NEXT: ^~~
   CHECK-NEXT: 4 errors generated.
*)
let rec add x y = x + y in
let add3 = add 3 in
let a = create_array 3 in
let rec apply f = f 1 2 + f 3 in
print_int (add 1 + 2)
