(* The layouts of data types as text. Types without parameters come first, then the instances
   of the others.

   RUN: %mincaml-llc --emit=layouts %s | FileCheck --check-prefixes=CHECK,V8 --match-full-lines --strict-whitespace %s
   RUN: %mincaml-llc --emit=layouts --target=sparcv9 %s | FileCheck --check-prefixes=CHECK,V9 --match-full-lines --strict-whitespace %s

     CHECK:color: an int
CHECK-NEXT:  Red  0
CHECK-NEXT:  Green  1
CHECK-NEXT:tree: a constant or a pointer
CHECK-NEXT:  Leaf  0
   V8-NEXT:  Node  16 bytes: 0 tree, 4 int, 8 tree
   V9-NEXT:  Node  24 bytes: 0 tree, 8 int, 16 tree
CHECK-NEXT:shape: a constant or a pointer
CHECK-NEXT:  Empty  0
CHECK-NEXT:  Disc  16 bytes: 0 tag 0, 8 float
CHECK-NEXT:  Unknown  1
CHECK-NEXT:  Box  16 bytes: 0 tag 1, 4 w: int, 8 mutable h: int
CHECK-NEXT:  Mark  16 bytes: 0 tag 2, unit, 4 bool, 8 color
CHECK-NEXT:point: a pointer
CHECK-NEXT:  16 bytes: 0 x: int, 8 mutable y: float
CHECK-NEXT:float list: a constant or a pointer
CHECK-NEXT:  []  0
CHECK-NEXT:  ::  16 bytes: 0 float, 8 float list
*)
type color = Red | Green
type tree = Leaf | Node of tree * int * tree
type shape =
  | Empty
  | Disc of float
  | Unknown
  | Box of { w : int; mutable h : int }
  | Mark of unit * bool * color
type point = { x : int; mutable y : float }
let total (l : float list) = match l with [] -> 0.0 | x :: _ -> x
let () = print_float (total [ 1.5 ])
