(* RUN: %compare-prompt %s
*)
let f x = x + 1;;
f 3;;
let add x y = x + y;;
add 1;;
add 1 2;;
let add3 = add 3;;
add3 4;;
let rec fact n = if n = 0 then 1 else n * fact (n - 1);;
fact 10;;
let compose f g x = f (g x);;
compose f f 1;;
(fun x y -> x * y) 3 4;;
let twice f x = f (f x);;
twice twice f 0;;
let rec even n = n = 0 || odd (n - 1) and odd n = n <> 0 && even (n - 1);;
even 10, odd 7;;
let k x _ = x;;
k 1 "a", k 'b' ();;
let apply f = f 1 2;;
apply add, apply (fun x -> fun y -> x - y);;
let pick b = if b then add else fun x -> let z = x * 10 in fun y -> z + y;;
pick true 1 2, pick false 1 2;;
let ops = [add; (fun x y -> x - y); pick false];;
List.map (fun op -> op 5 3) ops;;
(* Output:
val f : int -> int = <fun>
- : int = 4
val add : int -> int -> int = <fun>
- : int -> int = <fun>
- : int = 3
val add3 : int -> int = <fun>
- : int = 7
val fact : int -> int = <fun>
- : int = 3628800
val compose : ('a -> 'b) -> ('c -> 'a) -> 'c -> 'b = <fun>
- : int = 3
- : int = 12
val twice : ('a -> 'a) -> 'a -> 'a = <fun>
- : int = 4
val even : int -> bool = <fun>
val odd : int -> bool = <fun>
- : bool * bool = (true, true)
val k : 'a -> 'b -> 'a = <fun>
- : int * char = (1, 'b')
val apply : (int -> int -> 'a) -> 'a = <fun>
- : int * int = (3, -1)
val pick : bool -> int -> int -> int = <fun>
- : int * int = (3, 12)
val ops : (int -> int -> int) list = [<fun>; <fun>; <fun>]
- : int list = [8; 2; 53]
*)
