(* RUN: %compare-prompt %s
*)
let s = Seq.map succ (List.to_seq [1; 2; 3]);;
List.of_seq s;;
List.of_seq s;;
List.of_seq (Seq.filter (fun x -> x > 2) s);;
let rec from n = fun () -> Seq.Cons (n, from (n + 1));;
let rec take n s = if n = 0 then [] else match s () with Seq.Nil -> [] | Seq.Cons (x, t) -> x :: take (n - 1) t;;
take 4 (from 10);;
Seq.fold_left (+) 0 (List.to_seq [1; 2; 3]);;
Array.of_seq (List.to_seq [1; 2]);;
(* Output:
val s : int Seq.t = <fun>
- : int list = [2; 3; 4]
- : int list = [2; 3; 4]
- : int list = [3; 4]
val from : int -> int Seq.t = <fun>
val take : int -> 'a Seq.t -> 'a list = <fun>
- : int list = [10; 11; 12; 13]
- : int = 6
- : int array = [|1; 2|]
*)
