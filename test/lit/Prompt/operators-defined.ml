(* RUN: %compare-prompt %s
*)
let ( +! ) a b = a * 10 + b;;
1 +! 2 +! 3;;
let ( <=> ) = compare;;
1 <=> 2;;
let ( ~~ ) x = - x;;
~~ 3;;
let ( |>> ) x f = f x;;
3 |>> succ |>> string_of_int;;
let ( mod ) a b = a + b;;
7 mod 3;;
let ( ** ) a b = a ^ b;;
"a" ** "b" ** "c";;
( + );;
( + ) 1 2;;
let ( := ) = ();;
let (!) x = x + 1;;
!3;;
let ( let* ) x f = match x with None -> None | Some v -> f v;;
let* a = Some 1 in let* b = Some 2 in Some (a + b);;
(* Output:
val ( +! ) : int -> int -> int = <fun>
- : int = 123
val ( <=> ) : 'a -> 'a -> int = <fun>
- : int = -1
val ( ~~ ) : int -> int = <fun>
- : int = -3
val ( |>> ) : 'a -> ('a -> 'b) -> 'b = <fun>
- : string = "4"
val ( mod ) : int -> int -> int = <fun>
- : int = 10
val ( ** ) : string -> string -> string = <fun>
- : string = "abc"
- : int -> int -> int = <fun>
- : int = 3
val ( := ) : unit = ()
val ( ! ) : int -> int = <fun>
- : int = 4
val ( let* ) : 'a option -> ('a -> 'b option) -> 'b option = <fun>
- : int option = Some 3
*)
