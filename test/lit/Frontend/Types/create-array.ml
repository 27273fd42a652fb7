(* create_array works at every element type, also as a value.

   RUN: %mincaml-llc %s --emit=typed -o - | FileCheck %s

   CHECK: let a : int array = create_array 1 1 in
   CHECK-NEXT: let b : float array = create_array 1 1.0 in
   CHECK-NEXT: let c : (int * bool) array = create_array 1 (1, true) in
   CHECK-NEXT: let d : int -> unit -> unit array = create_array in
   CHECK-NEXT: let e : unit array = d 1 () in
   CHECK-NEXT: let f : (int -> unit) array = create_array 2 print_int in
   CHECK-NEXT: ()
*)
let a = create_array 1 1 in
let b = create_array 1 1.0 in
let c = create_array 1 (1, true) in
let d = create_array in
let e = d 1 () in
let f = create_array 2 print_int in
()
