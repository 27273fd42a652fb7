(* RUN: %compare-prompt %s
*)
let id x = x;;
id 1, id "a";;
let pair x = (x, x);;
pair 1;;
pair [true];;
let empty = [];;
1 :: empty;;
"a" :: empty;;
let none = None;;
[none; Some 1];;
[none; Some 'c'];;
let rec length = function [] -> 0 | _ :: t -> 1 + length t;;
length [1; 2], length ["a"];;
let flip f x y = f y x;;
flip (-) 1 10, flip (^) "a" "b";;
let const x y = x;;
let app f x = f x;;
app (fun (x, y) -> x + y) (1, 2);;
let rec map f = function [] -> [] | x :: t -> f x :: map f t;;
map id [1; 2];;
map (map string_of_int) [[1]; [2; 3]];;
let both = (id, empty);;
(fun (f, _) -> f 3) both;;
let swap (a, b) = (b, a);;
fun a b c d -> (d, c, b, a);;
(* Output:
val id : 'a -> 'a = <fun>
- : int * string = (1, "a")
val pair : 'a -> 'a * 'a = <fun>
- : int * int = (1, 1)
- : bool list * bool list = ([true], [true])
val empty : 'a list = []
- : int list = [1]
- : string list = ["a"]
val none : 'a option = None
- : int option list = [None; Some 1]
- : char option list = [None; Some 'c']
val length : 'a list -> int = <fun>
- : int * int = (2, 1)
val flip : ('a -> 'b -> 'c) -> 'b -> 'a -> 'c = <fun>
- : int * string = (9, "ba")
val const : 'a -> 'b -> 'a = <fun>
val app : ('a -> 'b) -> 'a -> 'b = <fun>
- : int = 3
val map : ('a -> 'b) -> 'a list -> 'b list = <fun>
- : int list = [1; 2]
- : string list list = [["1"]; ["2"; "3"]]
val both : ('a -> 'a) * 'b list = (<fun>, [])
- : int = 3
val swap : 'a * 'b -> 'b * 'a = <fun>
- : 'a -> 'b -> 'c -> 'd -> 'd * 'c * 'b * 'a = <fun>
*)
