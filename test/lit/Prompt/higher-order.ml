(* RUN: %compare-prompt %s
*)
let curry f x y = f (x, y);;
let uncurry f (x, y) = f x y;;
curry fst 1 2, uncurry (+) (3, 4);;
let fs = [(fun x -> x + 1); (fun x -> x * 2)];;
List.map (fun f -> f 10) fs;;
let make_counter () = let n = ref 0 in (fun () -> incr n; !n), (fun () -> n := 0);;
let next, reset = make_counter ();;
next (), next ();;
next ();;
reset ();;
next ();;
let rec iterate f n x = if n = 0 then x else iterate f (n - 1) (f x);;
iterate (fun x -> x * 2) 10 1;;
iterate (fun s -> s ^ "a") 3 "";;
let table = [|(+); (-); ( * )|];;
Array.map (fun op -> op 6 3) table;;
let partial = List.map ((+) 10);;
partial [1; 2; 3];;
let sum_of f = List.fold_left (fun s x -> s + f x) 0;;
sum_of (fun x -> x * x) [1; 2; 3];;
let fold = List.fold_right;;
fold (fun x acc -> x :: acc) [1; 2] [];;
(fold, 1);;
(* Output:
val curry : ('a * 'b -> 'c) -> 'a -> 'b -> 'c = <fun>
val uncurry : ('a -> 'b -> 'c) -> 'a * 'b -> 'c = <fun>
- : int * int = (1, 7)
val fs : (int -> int) list = [<fun>; <fun>]
- : int list = [11; 20]
val make_counter : unit -> (unit -> int) * (unit -> unit) = <fun>
val next : unit -> int = <fun>
val reset : unit -> unit = <fun>
- : int * int = (2, 1)
- : int = 3
- : unit = ()
- : int = 1
val iterate : ('a -> 'a) -> int -> 'a -> 'a = <fun>
- : int = 1024
- : string = "aaa"
val table : (int -> int -> int) array = [|<fun>; <fun>; <fun>|]
- : int array = [|9; 3; 18|]
val partial : int list -> int list = <fun>
- : int list = [11; 12; 13]
val sum_of : ('a -> int) -> 'a list -> int = <fun>
- : int = 14
val fold : ('a -> 'b -> 'b) -> 'a list -> 'b -> 'b = <fun>
- : int list = [1; 2]
- : (('a -> 'b -> 'b) -> 'a list -> 'b -> 'b) * int = (<fun>, 1)
*)
