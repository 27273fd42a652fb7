(* RUN: %compare-prompt %s
*)
module M = struct let x = 1 let f y = x + y end;;
M.x;;
M.f 2;;
module N = struct type t = A | B of int let v = B 3 exception E of t end;;
N.v;;
N.A;;
raise (N.E N.v);;
module Empty = struct end;;
module Outer = struct module Inner = struct let z = [1] end let w = Inner.z end;;
Outer.Inner.z, Outer.w;;
module P = struct type point = { px : int; py : int } let origin = { px = 0; py = 0 } end;;
P.origin;;
P.origin.P.px;;
{ P.origin with P.py = 3 };;
module M = struct let x = "new" end;;
M.x;;
module Q = M;;
Q.x;;
let module L = struct let a = 5 end in L.a * 2;;
module R = struct let r = ref 0 let next () = incr r; !r end;;
R.next ();;
R.next ();;
!R.r;;
(* Output:
module M : sig val x : int val f : int -> int end
- : int = 1
- : int = 3
module N : sig type t = A | B of int val v : t exception E of t end
- : N.t = N.B 3
- : N.t = N.A
Exception: N.E (N.B 3).
module Empty : sig end
module Outer :
  sig module Inner : sig val z : int list end val w : int list end
- : int list * int list = ([1], [1])
module P : sig type point = { px : int; py : int; } val origin : point end
- : P.point = {P.px = 0; py = 0}
- : int = 0
- : P.point = {P.px = 0; py = 3}
module M : sig val x : string end
- : string = "new"
module Q = M
- : string = "new"
- : int = 10
module R : sig val r : int ref val next : unit -> int end
- : int = 1
- : int = 2
- : int = 2
*)
