(* RUN: %compare-prompt %s
*)
let x = 1;;
let f () = x;;
let x = "two";;
f ();;
x;;
let g () = x ^ x;;
let x = 3.;;
g (), f (), x;;
let f x = x * 2;;
f 4;;
let f x = f (f x);;
f 4;;
let x = x +. 1.;;
let x = x +. 1.;;
let (+) a b = a * b;;
3 + 4;;
type t = A | B;;
let a = A;;
type t = A of int;;
A 3;;
let x = 1 let x = x, x;;
(* Output:
val x : int = 1
val f : unit -> int = <fun>
val x : string = "two"
- : int = 1
- : string = "two"
val g : unit -> string = <fun>
val x : float = 3.
- : string * int * float = ("twotwo", 1, 3.)
val f : int -> int = <fun>
- : int = 8
val f : int -> int = <fun>
- : int = 16
val x : float = 4.
val x : float = 5.
val ( + ) : int -> int -> int = <fun>
- : int = 12
type t = A | B
val a : t = A
type t = A of int
- : t = A 3
val x : int * int = (1, 1)
*)
