(* RUN: %compare-prompt %s
*)
type a = { x : int; y : int };;
type b = { x : string };;
{ x = "s" };;
let f r = r.x;;
let g (r : a) = r.x;;
g { x = 1; y = 2 };;
type c = K of int | L;;
type d = K of string;;
K "s";;
(K 1 : c);;
let h : c -> int = function K n -> n | L -> 0;;
h (K 5), h L;;
[(K 1 : c); L];;
(* Output:
type a = { x : int; y : int; }
type b = { x : string; }
- : b = {x = "s"}
val f : b -> string = <fun>
val g : a -> int = <fun>
- : int = 1
type c = K of int | L
type d = K of string
- : d = K "s"
- : c = K 1
val h : c -> int = <fun>
- : int * int = (5, 0)
- : c list = [K 1; L]
*)
