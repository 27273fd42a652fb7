(* RUN: %compare-prompt %s *)
let l = lazy (print_string "forced "; 5);;
Lazy.force l;;
Lazy.force l;;
let m = lazy (1 / 0);;
Lazy.force m;;
let rec nats n = fun () -> Seq.Cons (n, nats (n + 1));;
let rec take n s = if n = 0 then [] else match s () with Seq.Nil -> [] | Seq.Cons (x, s) -> x :: take (n - 1) s;;
take 5 (nats 3);;
let f = lazy (fun x -> x + 1);;
Lazy.force f 2;;
(* Output:
val l : int lazy_t = <lazy>
forced - : int = 5
- : int = 5
val m : int lazy_t = <lazy>
Exception: Division_by_zero.
val nats : int -> unit -> int Seq.node = <fun>
val take : int -> (unit -> 'a Seq.node) -> 'a list = <fun>
- : int list = [3; 4; 5; 6; 7]
val f : (int -> int) lazy_t = <lazy>
- : int = 3
*)
