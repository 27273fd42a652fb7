(* RUN: %compare-prompt %s
*)
let l = lazy (print_string "forced "; 5);;
Lazy.force l;;
Lazy.force l;;
let m = lazy (1 / 0);;
Lazy.force m;;
let rec nats n = fun () -> Seq.Cons (n, nats (n + 1));;
let rec take n s = if n = 0 then [] else match s () with Seq.Nil -> [] | Seq.Cons (x, s) -> x :: take (n - 1) s;;
take 5 (nats 3);;
(* Output:
val l : int lazy_t = <lazy>
forced - : int = 5
- : int = 5
val m : int lazy_t = <lazy>
Exception: Division_by_zero.
val nats : int -> int Seq.t = <fun>
val take : int -> 'a Seq.t -> 'a list = <fun>
- : int list = [3; 4; 5; 6; 7]
*)
