(* Errors in and around polymorphic functions.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+41]]:21: error: `+.` takes float operands, but this operand has type int; convert it with `float_of_int` [MC0302]
   CHECK-NEXT: let bad x = (x + 1, x +. 1.0)
   CHECK-NEXT: ^ ~~
   CHECK-NEXT: float_of_int
   CHECK-NEXT: :[[#@LINE+37]]:14: note: 'x' has type int because of its use here
   CHECK-NEXT: let bad x = (x + 1, x +. 1.0)
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+39]]:21: error: argument 2 of 'same' has type float, but int is expected [MC0310]
   CHECK-NEXT: print_int (same 1 2.0);
   CHECK-NEXT: ^~~
   CHECK-NEXT: 2
   CHECK-NEXT: :[[#@LINE+32]]:5: note: 'same' is defined here, with type 'a -> 'a -> 'a
   CHECK-NEXT: let same x y = if true then x else y
   CHECK-NEXT: ^~~~
   CHECK-NEXT: :[[#@LINE+33]]:18: error: argument 1 of 'get' has type int, but 'a array is expected [MC0310]
   CHECK-NEXT: print_int (get 1);
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+27]]:13: note: the parameter 'a' of 'get' has type 'a array because of its use here
   CHECK-NEXT: let get a = a.(0)
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+28]]:16: error: argument 1 of 'print_float' has type int, but float is expected [MC0310]
   CHECK-NEXT: print_float (get [|1|]);
   CHECK-NEXT: ^~~~~~~~~
   CHECK-NEXT: print_int
   CHECK-NEXT: note: `print_int` prints an int
   CHECK-NEXT: :[[#@LINE+24]]:14: error: argument 1 of 'print_int' has type float, but int is expected [MC0310]
   CHECK-NEXT: print_int (fst (pair 1.0 2));
   CHECK-NEXT: ^~~~~~~~~~~~~~~~
   CHECK-NEXT: print_float
   CHECK-NEXT: note: `print_float` prints a float
   CHECK-NEXT: :[[#@LINE+20]]:14: error: argument 1 of 'print_int' has type 'a -> int * 'a, but int is expected [MC0310]
   CHECK-NEXT: print_int (pair 1);
   CHECK-NEXT: ^~~~~~
   CHECK-NEXT: :[[#@LINE+17]]:14: note: 'pair' takes 2 arguments, but 1 is given: the result is a function that takes the remaining arguments
   CHECK-NEXT: print_int (pair 1);
   CHECK-NEXT: ^~~~~~
   CHECK-NEXT: :[[#@LINE+15]]:26: error: this expression has type 'a * 'a, but 'a is expected: 'a occurs in 'a * 'a, so the type would be infinite [MC0313]
   CHECK-NEXT: let rec grow x = grow (x, x) in
   CHECK-NEXT: ^~~~
   CHECK-NEXT: 7 errors generated.
*)
let bad x = (x + 1, x +. 1.0)
let pair x y = (x, y)
let same x y = if true then x else y
let get a = a.(0)
let () =
  print_int (same 1 2.0);
  print_int (get 1);
  print_float (get [|1|]);
  print_int (fst (pair 1.0 2));
  print_int (pair 1);
  let rec grow x = grow (x, x) in
  ()
