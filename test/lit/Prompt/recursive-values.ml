(* RUN: %compare-prompt %s
*)
let rec f = fun x -> if x = 0 then "end" else f (x - 1);;
f 3;;
let rec a x = b x and b = fun x -> x + 1;;
a 1;;
let rec length = function [] -> 0 | _ :: l -> 1 + length l and both x = (length x, length x);;
both [1; 2];;
let rec ackermann m n = if m = 0 then n + 1 else if n = 0 then ackermann (m - 1) 1 else ackermann (m - 1) (ackermann m (n - 1));;
ackermann 2 3;;
let rec hanoi n a b c = if n = 0 then 0 else hanoi (n - 1) a c b + 1 + hanoi (n - 1) c b a;;
hanoi 10 'a' 'b' 'c';;
type counter = { step : int; next : int -> int };;
let rec counter = { step = 2; next = fun x -> x + counter.step };;
counter.next 5;;
let rec left = { step = 1; next = fun x -> right.step } and right = { step = 4; next = fun x -> left.step };;
left.next 0, right.next 0;;
(* Output:
val f : int -> string = <fun>
- : string = "end"
val a : int -> int = <fun>
val b : int -> int = <fun>
- : int = 2
val length : 'a list -> int = <fun>
val both : 'a list -> int * int = <fun>
- : int * int = (2, 2)
val ackermann : int -> int -> int = <fun>
- : int = 9
val hanoi : int -> 'a -> 'a -> 'a -> int = <fun>
- : int = 1023
type counter = { step : int; next : int -> int; }
val counter : counter = {step = 2; next = <fun>}
- : int = 7
val left : counter = {step = 1; next = <fun>}
val right : counter = {step = 4; next = <fun>}
- : int * int = (4, 1)
*)
