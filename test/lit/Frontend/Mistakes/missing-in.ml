(* Definitions in a function need `in`, those at the top level do not.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK:      :[[#@LINE+17]]:16: error: expected `in` after the definition of 'pi', found the name 'pi' [MC0205]
   CHECK-NEXT: let pi = 3.14
   CHECK-NEXT: ^
   CHECK-NEXT: in
   CHECK-NEXT: :[[#@LINE+13]]:3: note: the definition begins here
   CHECK-NEXT: let pi = 3.14
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+13]]:16: error: expected `in` after the definition of 'y', found `let` [MC0205]
   CHECK-NEXT: let y = x + 1
   CHECK-NEXT: ^
   CHECK-NEXT: in
   CHECK-NEXT: :[[#@LINE+9]]:3: note: the definition begins here
   CHECK-NEXT: let y = x + 1
   CHECK-NEXT: ^~~
   CHECK-NEXT: 2 errors generated.
*)
let area r =
  let pi = 3.14
  pi *. r *. r
let f x =
  let y = x + 1
  let z = y * 2 in
  z
let () = print_int (f 1)
