(* RUN: %compare-prompt %s
*)
let (a, b) as c = (1, 2);;
let ((d, e) as f, g) as h = ((1, 2), 3);;
type point = { x : int; y : int };;
let { y = q; x = p } as r = { x = 1; y = 2 };;
let (n, (o as t)) as u = (1, 2);;
let (z1, _) as w1 = (1, 2) and (z2 as w2) = 3;;
module M = struct let (b, a) as c = (1, 2) let d = a end;;
let rec even n = n = 0 || odd (n - 1) and odd n = n <> 0 && even (n - 1);;
(* Output:
val a : int = 1
val b : int = 2
val c : int * int = (1, 2)
val d : int = 1
val e : int = 2
val f : int * int = (1, 2)
val g : int = 3
val h : (int * int) * int = ((1, 2), 3)
type point = { x : int; y : int; }
val p : int = 1
val q : int = 2
val r : point = {x = 1; y = 2}
val n : int = 1
val o : int = 2
val t : int = 2
val u : int * int = (1, 2)
val z1 : int = 1
val w1 : int * int = (1, 2)
val z2 : int = 3
val w2 : int = 3
module M : sig val b : int val a : int val c : int * int val d : int end
val even : int -> bool = <fun>
val odd : int -> bool = <fun>
*)
