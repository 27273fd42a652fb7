(* Constructors and fields are found by the expected type, and otherwise by the last
   definition.

   RUN: %mincaml-llc %s -fsyntax-only 2>&1 | count 0
*)
type a = { x : int; y : int }
type b = { x : float; z : float }
type c = Empty | Full of int
type d = Full of float | Other
type 'a box = { content : 'a; label : string }

let first (p : a) = p.x + p.y
let second p = p.x +. p.z
let third = first { x = 1; y = 2 }
let fourth (c : c) = match c with Full n -> n + 1 | Empty -> 0
let fifth = function Full x -> x +. 1.0 | Other -> 0.0
let sixth : c = Full 1
let seventh = fourth (Full 2)
let eighth : c list = [Full 1; Empty]
let ninth (r : a) = let { x; y } = r in x + y
let tenth = { content = 1; label = "one" }
let eleventh = { tenth with content = "text" }
let twelfth = eleventh.content ^ eleventh.label
let thirteenth (l : a list) = match l with { x; _ } :: _ -> x | [] -> 0
let fourteenth : (a -> int) = fun r -> r.x
