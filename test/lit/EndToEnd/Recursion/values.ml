(* `let rec` of values: records of functions, lazy values, and functions after
   definitions. They use themselves in functions and after `lazy` only.
   RUN: %everywhere %s
*)
type counter = { step : int; next : int -> int; twice : int -> int }
let rec c = { step = 2; next = (fun x -> x + c.step); twice = fun x -> c.next (c.next x) }
let rec fibs = lazy (Seq.Cons (1, fun () -> Seq.Cons (1, fun () -> Seq.Nil)))
type 'a stream = Cons of 'a * 'a stream Lazy.t
let rec ones = Cons (1, lazy ones)
let rec take n (Cons (x, s)) = if n = 0 then [] else x :: take (n - 1) (Lazy.force s)
let rec nats = let rec from n = Cons (n, lazy (from (n + 1))) in fun () -> from 0
type 'a parser = { parse : int -> 'a option }
let fix f = let rec p = { parse = (fun i -> (f p).parse i) } in p
let count_down self = { parse = fun i -> if i = 0 then Some "done" else self.parse (i - 1) }
let rec fact = let one = 1 in fun n -> if n = 0 then one else n * fact (n - 1)
type odd = { odd : int -> bool }
let rec even n = n = 0 || table.odd (n - 1)
and table = { odd = (fun n -> n <> 0 && even (n - 1)) }
let rec a = { parse = fun i -> if i = 0 then None else b.parse (i - 1) }
and b = { parse = fun i -> if i = 0 then Some i else fst pair (i - 1) }
and pair = ((fun i -> a.parse i), a)
let rec primes = lazy (sieve 2)
and sieve n = Cons (n, lazy (sieve (n + 1)))
let rec unused = 5
let () =
  Printf.printf "%d %d\n" (c.next 1) (c.twice 1);
  List.iter (Printf.printf "%d ") (take 3 ones); List.iter (Printf.printf "%d ") (take 3 (nats ()));
  (match (fix count_down).parse 100 with Some s -> print_endline s | None -> print_endline "?");
  Printf.printf "%d %b %b\n" (fact 5) (even 10) (even 7);
  (match a.parse 5 with None -> print_endline "none" | Some n -> Printf.printf "some %d\n" n);
  List.iter (Printf.printf "%d ") (take 2 (Lazy.force primes));
  Printf.printf "%d\n" unused;
  let rec local = { parse = fun i -> if i > 9 then Some i else local.parse (i + 1) } in
  match local.parse 1 with Some n -> print_int n; print_newline () | None -> ()
module M = struct
  let rec deep = { parse = fun i -> if i = 0 then Some "m" else deep.parse (i - 1) }
end
let () = match M.deep.parse 3 with Some s -> print_endline s | None -> ()

(* A copy of a record with functions that use the copy. *)
type copied = { get : unit -> int; number : int }
let base = { get = (fun () -> 0); number = 3 }
let rec copy = { base with get = fun () -> copy.number }
let () = print_int (copy.get ()); print_newline ()

(* >>> output
3 5
1 1 1 0 1 2 done
120 true false
some 0
2 3 5
10
m
3
<<< *)
