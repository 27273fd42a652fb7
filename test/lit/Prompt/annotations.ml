(* RUN: %compare-prompt %s
*)
(1 : int);;
let x : float = 2.;;
let f (x : int) (y : string) : string = y ^ string_of_int x;;
f 1 "a";;
let g : int -> int = fun x -> x + 1;;
g 2;;
let l : int list = [];;
let o : string option = None;;
let (a, b) : int * string = (1, "b");;
(fun (x : int list) -> List.length x);;
let h (x : 'a) : 'a list = [x];;
h 1, h "s";;
let pair : 'a. 'a -> 'a * 'a = fun x -> (x, x);;
pair 1;;
([] : int list);;
(None : float option);;
(* Output:
- : int = 1
val x : float = 2.
val f : int -> string -> string = <fun>
- : string = "a1"
val g : int -> int = <fun>
- : int = 3
val l : int list = []
val o : string option = None
val a : int = 1
val b : string = "b"
- : int list -> int = <fun>
val h : 'a -> 'a list = <fun>
- : int list * string list = ([1], ["s"])
val pair : 'a -> 'a * 'a = <fun>
- : int * int = (1, 1)
- : int list = []
- : float option = None
*)
