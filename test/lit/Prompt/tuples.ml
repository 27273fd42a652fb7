(* RUN: %compare-prompt %s
*)
(1, "a");;
(1, (2, 3), [4; 5]);;
((1, 2), (3, 4));;
let p = (1, 2.5, 'c');;
let (a, b) = (1, "x");;
let (a, (b, c)), d = (1, (2, 3)), 4;;
fst (1, 2), snd (1, 2);;
let swap (x, y) = (y, x);;
swap (1, "one");;
(* Output:
- : int * string = (1, "a")
- : int * (int * int) * int list = (1, (2, 3), [4; 5])
- : (int * int) * (int * int) = ((1, 2), (3, 4))
val p : int * float * char = (1, 2.5, 'c')
val a : int = 1
val b : string = "x"
val a : int = 1
val b : int = 2
val c : int = 3
val d : int = 4
- : int * int = (1, 2)
val swap : 'a * 'b -> 'b * 'a = <fun>
- : string * int = ("one", 1)
*)
