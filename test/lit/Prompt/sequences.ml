(* RUN: %compare-prompt %s *)
let s = Seq.map succ (List.to_seq [1; 2; 3]);;
List.of_seq s;;
List.of_seq s;;
List.of_seq (Seq.filter (fun x -> x > 2) s);;
let rec from n = fun () -> Seq.Cons (n, from (n + 1));;
let rec take n s = if n = 0 then [] else match s () with Seq.Nil -> [] | Seq.Cons (x, t) -> x :: take (n - 1) t;;
take 4 (from 10);;
Seq.fold_left (+) 0 (List.to_seq [1; 2; 3]);;
String.of_seq (List.to_seq ['a'; 'b']);;
Array.of_seq (List.to_seq [1; 2]);;
(* Output:
val s : unit -> int Seq.node = <fun>
- : int list = [2; 3; 4]
- : int list = [2; 3; 4]
- : int list = [3; 4]
val from : int -> unit -> int Seq.node = <fun>
val take : int -> (unit -> 'a Seq.node) -> 'a list = <fun>
- : int list = [10; 11; 12; 13]
- : int = 6
- : string = "ab"
- : int array = [|1; 2|]
*)
