(* RUN: %compare-prompt %s
*)
let f s x = print_string s; x;;
(f "a" 1, f "b" 2);;
f "a" 1 + f "b" 2;;
[f "x" 1; f "y" 2; f "z" 3];;
let a = f "1" 1 and b = f "2" 2;;
(f "f" succ) (f "g" 1);;
f "a" true && f "b" false;;
f "a" true || f "b" false;;
type r = { p : int; q : int };;
{ q = f "q" 2; p = f "p" 1 };;
[| f "0" 0; f "1" 1 |];;
let x = f "l" 1 in f "m" x;;
if f "c" true then f "t" 1 else f "e" 2;;
(* Output:
val f : string -> 'a -> 'a = <fun>
ba- : int * int = (1, 2)
ba- : int = 3
zyx- : int list = [1; 2; 3]
12val a : int = 1
val b : int = 2
gf- : int = 2
ab- : bool = false
a- : bool = true
type r = { p : int; q : int; }
qp- : r = {p = 1; q = 2}
10- : int array = [|0; 1|]
lm- : int = 1
ct- : int = 1
*)
