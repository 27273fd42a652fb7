(* In the core all types are in scope in the whole program. Constructors and fields that
   several types define get names of their own, whether they are used or not.

   RUN: %mincaml-llc %s --emit=core --verify-each -o %t.ml
   RUN: FileCheck %s < %t.ml
   RUN: %mincaml-llc %t.ml --interpret | FileCheck %s --check-prefix=OUTPUT

   CHECK:      type a = A of int | B
   CHECK-NEXT: and b = A_1 of float | C of { x : int }
   CHECK-NEXT: and c = { x : int; y : int }
   CHECK-NEXT: and d = { x_1 : float; y_1 : float }

   OUTPUT: 12
*)
type a = A of int | B
type b = A of float | C of { x : int }
type c = { x : int; y : int }
type d = { x : float; y : float }
let x : c = { x = 1; y = 2 }
let () = print_int x.x; match (B : a) with A n -> print_int n | B -> print_int 2
