(* RUN: %compare-prompt %s
*)
type point = { x : int; y : int };;
let p = { x = 1; y = 2 };;
p.x + p.y;;
{ p with y = 5 };;
type counter = { mutable count : int; name : string };;
let c = { count = 0; name = "c" };;
c.count <- c.count + 1;;
c;;
c.count <- 10; c.count;;
type nested = { p : point; list : point list; f : int -> int };;
{ p; list = [p; p]; f = fun x -> x };;
let norm { x; y } = x * x + y * y;;
norm p;;
type 'a pair = { first : 'a; second : 'a };;
{ first = 1; second = 2 };;
{ first = "a"; second = "b" };;
type u = U of { a : int; b : string } | V;;
U { a = 1; b = "x" };;
[V; U { a = -1; b = "" }];;
(* Output:
type point = { x : int; y : int; }
val p : point = {x = 1; y = 2}
- : int = 3
- : point = {x = 1; y = 5}
type counter = { mutable count : int; name : string; }
val c : counter = {count = 0; name = "c"}
- : unit = ()
- : counter = {count = 1; name = "c"}
- : int = 10
type nested = { p : point; list : point list; f : int -> int; }
- : nested =
{p = {x = 1; y = 2}; list = [{x = 1; y = 2}; {x = 1; y = 2}]; f = <fun>}
val norm : point -> int = <fun>
- : int = 5
type 'a pair = { first : 'a; second : 'a; }
- : int pair = {first = 1; second = 2}
- : string pair = {first = "a"; second = "b"}
type u = U of { a : int; b : string; } | V
- : u = U {a = 1; b = "x"}
- : u list = [V; U {a = -1; b = ""}]
*)
