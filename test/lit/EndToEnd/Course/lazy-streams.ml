(* A program of a first course.
   RUN: %everywhere %s
*)
(* Infinite streams: first with lazy, then with Seq. *)

type 'a stream = Cons of 'a * 'a stream Lazy.t

let head (Cons (x, _)) = x
let tail (Cons (_, lazy t)) = t

let rec from n = Cons (n, lazy (from (n + 1)))

let rec take n (Cons (x, t)) = if n = 0 then [] else x :: take_lazy (n - 1) t
and take_lazy n t = if n = 0 then [] else take n (Lazy.force t)

let rec smap f (Cons (x, t)) = Cons (f x, lazy (smap f (Lazy.force t)))

let rec sfilter p (Cons (x, t)) =
  if p x then Cons (x, lazy (sfilter p (Lazy.force t)))
  else sfilter p (Lazy.force t)

let rec zip_with f (Cons (x, t)) (Cons (y, u)) =
  Cons (f x y, lazy (zip_with f (Lazy.force t) (Lazy.force u)))

let rec fibs = Cons (0, lazy (Cons (1, lazy (zip_with ( + ) fibs (tail fibs)))))

let rec sieve (Cons (p, t)) =
  Cons (p, lazy (sieve (sfilter (fun n -> n mod p <> 0) (Lazy.force t))))

(* merge without duplicates, for Hamming numbers *)
let rec merge (Cons (x, t) as s) (Cons (y, u) as s') =
  if x < y then Cons (x, lazy (merge (Lazy.force t) s'))
  else if x > y then Cons (y, lazy (merge s (Lazy.force u)))
  else Cons (x, lazy (merge (Lazy.force t) (Lazy.force u)))

let rec hamming =
  Cons (1, lazy (
    let times k = smap (fun x -> k * x) hamming in
    merge (times 2) (merge (times 3) (times 5))))

let show l = String.concat " " (List.map string_of_int l)

(* --- Seq ------------------------------------------------------- *)

let rec seq_from n () = Seq.Cons (n, seq_from (n + 1))

let rec seq_take n s () =
  if n <= 0 then Seq.Nil
  else match s () with
    | Seq.Nil -> Seq.Nil
    | Seq.Cons (x, s') -> Seq.Cons (x, seq_take (n - 1) s')

let rec take_while p s () =
  match s () with
  | Seq.Cons (x, s') when p x -> Seq.Cons (x, take_while p s')
  | _ -> Seq.Nil

let digits =
  Seq.unfold (function 0 -> None | n -> Some (n mod 10, n / 10))

let () =
  Printf.printf "from 5    : %s\n" (show (take 8 (from 5)));
  Printf.printf "squares   : %s\n" (show (take 8 (smap (fun x -> x * x) (from 1))));
  Printf.printf "fibonacci : %s\n" (show (take 20 fibs));
  Printf.printf "primes    : %s\n" (show (take 15 (sieve (from 2))));
  Printf.printf "hamming   : %s\n" (show (take 20 hamming));
  Printf.printf "head      : %d\n" (head (tail (tail fibs)));
  (* a lazy value is computed once *)
  let count = ref 0 in
  let l = lazy (incr count; print_endline "(computing...)"; 6 * 7) in
  Printf.printf "forced yet? %b\n" (Lazy.is_val l);
  Printf.printf "first  : %d\n" (Lazy.force l);
  Printf.printf "second : %d\n" (Lazy.force l);
  Printf.printf "count %d, forced yet? %b\n" !count (Lazy.is_val l);
  (* a Seq is computed each time *)
  let calls = ref 0 in
  let s = Seq.map (fun x -> incr calls; x * 10) (seq_take 4 (seq_from 1)) in
  Printf.printf "before: %d calls\n" !calls;
  Printf.printf "seq   : %s\n" (show (List.of_seq s));
  Printf.printf "again : %s\n" (show (List.of_seq s));
  Printf.printf "after : %d calls\n" !calls;
  let small = take_while (fun x -> x < 50) (Seq.filter_map
      (fun n -> if n mod 3 = 0 then Some (n * n / 3) else None) (seq_from 1)) in
  Printf.printf "filter: %s\n" (show (List.of_seq small));
  Printf.printf "digits: %s\n" (show (List.of_seq (digits 90210)));
  Printf.printf "sum   : %d\n" (Seq.fold_left ( + ) 0 (digits 90210));
  let failing = lazy (failwith "inside") in
  for i = 1 to 2 do
    try Lazy.force failing with Failure m -> Printf.printf "attempt %d: %s\n" i m
  done

(* >>> output
from 5    : 5 6 7 8 9 10 11 12
squares   : 1 4 9 16 25 36 49 64
fibonacci : 0 1 1 2 3 5 8 13 21 34 55 89 144 233 377 610 987 1597 2584 4181
primes    : 2 3 5 7 11 13 17 19 23 29 31 37 41 43 47
hamming   : 1 2 3 4 5 6 8 9 10 12 15 16 18 20 24 25 27 30 32 36
head      : 1
forced yet? false
(computing...)
first  : 42
second : 42
count 1, forced yet? true
before: 0 calls
seq   : 10 20 30 40
again : 10 20 30 40
after : 8 calls
filter: 3 12 27 48
digits: 0 1 2 0 9
sum   : 12
attempt 1: inside
attempt 2: inside
<<< *)
