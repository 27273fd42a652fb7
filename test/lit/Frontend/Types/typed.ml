(* The types of all binders.

   RUN: %mincaml-llc %s --emit=typed -o - | FileCheck %s

   CHECK: let x : int = 1 in
   CHECK-NEXT: let y : float = 2.0 in
   CHECK-NEXT: let t : int * (float * bool) * unit = (x, (y, true), ()) in
   CHECK-NEXT: let ((a : int), (b : float * bool), (c : unit)) = t in
   CHECK-NEXT: let v : (int * float) array = Array.make 3 (a, y) in
   CHECK-NEXT: let m : float array array = Array.make 3 (Array.make 3 0.0) in
   CHECK-NEXT: let rec f (n : int) (x : float) : float =
   CHECK-NEXT:   if n = 0 then
   CHECK-NEXT:     x
   CHECK-NEXT:   else
   CHECK-NEXT:     f (n - 1) (x +. 1.0)
   CHECK-NEXT: in
   CHECK-NEXT: let rec g () : unit =
   CHECK-NEXT:   print_int (Array.length v)
   CHECK-NEXT: in
   CHECK-NEXT: let rec compose (p : int -> int) (q : float -> int) (x : float) : int =
   CHECK-NEXT:   p (q x)
   CHECK-NEXT: in
   CHECK-NEXT: let rec make (n : int) : int -> int =
   CHECK-NEXT:   let rec add (m : int) : int =
   CHECK-NEXT:     n + m
   CHECK-NEXT:   in
   CHECK-NEXT:   add
   CHECK-NEXT: in
   CHECK-NEXT: let e : bool array = create_array 2 true in
   CHECK-NEXT: let h : float array = create_float_array 2 0.0 in
   CHECK-NEXT: let s : float -> float = sqrt in
   CHECK-NEXT: let ((z : float), (_ : bool)) = b in
   CHECK-NEXT: m.(0).(1) <- f x (s y);
   CHECK-NEXT: g ();
   CHECK-NEXT: c;
   CHECK-NEXT: let _ : int = compose (make 1) int_of_float 2.0 in
   CHECK-NEXT: print_float z
*)
let x = 1 in
let y = 2.0 in
let t = (x, (y, true), ()) in
let (a, b, c) = t in
let v = Array.make 3 (a, y) in
let m = Array.make 3 (Array.make 3 0.0) in
let rec f n x = if n = 0 then x else f (n - 1) (x +. 1.0) in
let rec g () = print_int (Array.length v) in
let rec compose p q x = p (q x) in
let rec make n = let rec add m = n + m in add in
let e = create_array 2 true in
let h = create_float_array 2 0.0 in
let s = sqrt in
let (z, _) = b in
m.(0).(1) <- f x (s y);
g (); c; let _ = compose (make 1) int_of_float 2.0 in
print_float z
