(* RUN: %compare-prompt %s
*)
module M = struct let x = 1 type t = A | B of int type r = { a : int } exception E let v = [A; B 1] let u = { a = 1 } end;;
M.v;;
M.u;;
open M;;
x;;
v;;
u;;
B 3;;
{ a = 5 };;
raise E;;
let x = x + 1;;
M.x;;
open List;;
length [1; 2];;
map succ [1; 2];;
let open String in length "abc";;
List.(length [1; 2; 3]);;
M.(x + 10);;
(* Output:
module M :
  sig
    val x : int
    type t = A | B of int
    type r = { a : int; }
    exception E
    val v : t list
    val u : r
  end
- : M.t list = [M.A; M.B 1]
- : M.r = {M.a = 1}
- : int = 1
- : M.t list = [A; B 1]
- : M.r = {a = 1}
- : M.t = B 3
- : M.r = {a = 5}
Exception: M.E.
val x : int = 2
- : int = 1
- : int = 2
- : int list = [2; 3]
- : int = 3
- : int = 3
- : int = 11
*)
