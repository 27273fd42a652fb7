(* RUN: %compare-prompt %s
*)
let x = 1 let y = 2;;
let a = 1 and b = "b" and f x = x;;
type t = A | B let v = A;;
exception E of int let e = E 3 let g () = raise e;;
g ();;
let rec f x = x
let z = f 3
type u = int
module M = struct let q = z end;;
M.q;;
print_int 1; print_int 2;;
let p = 1
;;
let q
  =
  2
  ;;
(* Output:
val x : int = 1
val y : int = 2
val a : int = 1
val b : string = "b"
val f : 'a -> 'a = <fun>
type t = A | B
val v : t = A
exception E of int
val e : exn = E 3
val g : unit -> 'a = <fun>
Exception: E 3.
val f : 'a -> 'a = <fun>
val z : int = 3
type u = int
module M : sig val q : int end
- : int = 3
12- : unit = ()
val p : int = 1
val q : int = 2
*)
