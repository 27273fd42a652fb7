(* RUN: %compare-prompt %s
*)
let f = function 0 -> "zero" | n when n < 0 -> "negative" | _ -> "positive";;
f 0, f (-1), f 1;;
match [1; 2; 3] with x :: _ -> x | [] -> 0;;
let rec sum = function [] -> 0 | x :: rest -> x + sum rest;;
sum [1; 2; 3];;
let g (Some x | None, x) = x;;
let h = function 'a'..'z' -> 1 | 'A'..'Z' -> 2 | _ -> 3;;
h 'q', h 'Q', h '1';;
let k = function [| a; b |] -> a + b | _ -> 0;;
k [|3; 4|], k [||];;
let (x :: _) = [1; 2];;
match (1, "a") with (1, s) -> s | _ -> "";;
let { contents = c } = ref 4;;
let rec zip a b = match a, b with x :: a, y :: b -> (x, y) :: zip a b | _ -> [];;
zip [1; 2; 3] ["a"; "b"];;
(* Output:
val f : int -> string = <fun>
- : string * string * string = ("zero", "negative", "positive")
- : int = 1
val sum : int list -> int = <fun>
- : int = 6
//toplevel//:1:17: error: this pattern has type 'a * 'b, but 'a option is expected [MC0301]
let g (Some x | None, x) = x;;
                ^~~~~~~
note: `Some p` matches an option that contains a value
val h : char -> int = <fun>
- : int * int * int = (1, 2, 3)
val k : int array -> int = <fun>
- : int * int = (7, 0)
//toplevel//:1:6: warning: this match is not exhaustive: [] is not matched [MC0358]
let (x :: _) = [1; 2];;
     ^~~~~~
val x : int = 1
- : string = "a"
val c : int = 4
val zip : 'a list -> 'b list -> ('a * 'b) list = <fun>
- : (int * string) list = [(1, "a"); (2, "b")]
*)
