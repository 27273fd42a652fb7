(* Definitions of types, expressions and patterns are printed so that the text is read as
   the same tree.

   RUN: %mincaml-llc %s --emit=ast -o %t.ml
   RUN: FileCheck %s < %t.ml
   RUN: %mincaml-llc %t.ml --emit=ast | diff %t.ml -
   RUN: not %mincaml-llc -std=mincaml %s -fsyntax-only

   CHECK:      type color = Red | Green
   CHECK-NEXT: and 'a tree = Leaf | Node of 'a tree * 'a * ('a * 'a) list | Named of { name : string; mutable value : 'a -> int }
   CHECK-NEXT: type point = { x : float; mutable y : float }
   CHECK-NEXT: type ('a, 'b) both = (('a, 'b) result list, int) result
   CHECK-NEXT: type 'a mine = [] | (::) of 'a * 'a mine
   CHECK:      let f { x = x; y = (1.5 | 2.5) as z; _ } [] (a :: b :: []) ([|c; _|] as d) (g :: (h, i) :: j) =
   CHECK-NEXT:   { x = 1.0; y = x }
   CHECK:      let k = [1; 2] :: (3 :: 4 + 5 :: []) :: []
   CHECK:      let l = { !r with x = (1, s.x.y.(0)); y = [] }.y
*)
type color = | Red | Green
and 'a tree =
  | Leaf
  | Node of 'a tree * 'a * ('a * 'a) list
  | Named of { name : string; mutable value : 'a -> int; }
type point = { x : float; mutable y : float; }
type ('a, 'b) both = (('a, 'b) result list, int) result
type 'a mine = [] | ( :: ) of 'a * 'a mine

let f { x; y = 1.5 | 2.5 as z; _ } [] [a; b;] ([| c; _; |] as d) (g :: (h, i) :: j) =
  { x = 1.0; y = x; }
let k = [1; 2;] :: (3 :: 4 + 5 :: []) :: []
let l = { !r with x = 1, s.x.y.(0); y = [] }.y
let m r = r.x <- r.y <- 1.0; f (E r.x) [E [F]; G { x }]; (E).x
let n = function
  | [] -> 1
  | [x] when x > 0 -> 2
  | 1 :: (2 :: _ as y) -> 3
  | (E (F x) | E F x) :: _, { x = [||] } -> 4
  | (E | F _) :: _, _ -> 5
  | -1 as x | 'a'..'z' -> if true then { x } else { y = fun z -> z; w }
