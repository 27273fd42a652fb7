(* The runtime externals have the types of the table, and may be shadowed.

   RUN: %mincaml-llc %s --emit=typed -o - | FileCheck %s

   CHECK: let r : int = read_int () in
   CHECK-NEXT: let s : float = read_float () in
   CHECK-NEXT: print_int (truncate s);
   CHECK-NEXT: print_float (float r);
   CHECK-NEXT: let f : int -> unit = print_byte in
   CHECK-NEXT: let rec sin (x : int) : int =
   CHECK-NEXT:   x + 1
   CHECK-NEXT: in
   CHECK-NEXT: let a : int = sin 1 in
   CHECK-NEXT: let create_array : int = 3 in
   CHECK-NEXT: let b : int = create_array + 1 in
   CHECK-NEXT: f a;
   CHECK-NEXT: print_newline ()
*)
let r = read_int () in
let s = read_float () in
print_int (truncate s); print_float (float r);
let f = print_byte in
let rec sin x = x + 1 in
let a = sin 1 in
let create_array = 3 in
let b = create_array + 1 in
f a; print_newline ()
