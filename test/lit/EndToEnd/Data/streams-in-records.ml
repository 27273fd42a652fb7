(* Infinite streams: a head, and a function for the rest.
   RUN: %everywhere %s
*)
type 'a stream = { head : 'a; tail : unit -> 'a stream }

type 'a seq = Nil | Cons of 'a * (unit -> 'a seq)

let rec from n = { head = n; tail = (fun () -> from (n + 1)) }
let rec repeat x = { head = x; tail = fun () -> repeat x }
let rec iterate f x = { head = x; tail = fun () -> iterate f (f x) }

let rec map f s = { head = f s.head; tail = fun () -> map f (s.tail ()) }
let rec map2 f s t = { head = f s.head t.head; tail = fun () -> map2 f (s.tail ()) (t.tail ()) }

let rec filter p s =
  if p s.head then { head = s.head; tail = fun () -> filter p (s.tail ()) }
  else filter p (s.tail ())

let rec take n s = if n = 0 then [] else s.head :: take (n - 1) (s.tail ())
let rec drop n s = if n = 0 then s else drop (n - 1) (s.tail ())
let rec nth n { head; tail } = if n = 0 then head else nth (n - 1) (tail ())

let rec sieve { head = p; tail } =
  { head = p; tail = fun () -> sieve (filter (fun n -> n mod p <> 0) (tail ())) }

let fibonacci =
  let rec go a b = { head = a; tail = fun () -> go b (a + b) } in
  go 0 1

let rec merge s t =
  if s.head < t.head then { head = s.head; tail = fun () -> merge (s.tail ()) t }
  else if s.head > t.head then { head = t.head; tail = fun () -> merge s (t.tail ()) }
  else { head = s.head; tail = fun () -> merge (s.tail ()) (t.tail ()) }

let rec hamming () =
  { head = 1;
    tail = fun () ->
      merge (map (fun x -> x * 2) (hamming ()))
        (merge (map (fun x -> x * 3) (hamming ())) (map (fun x -> x * 5) (hamming ()))) }

let rec of_list = function [] -> Nil | x :: l -> Cons (x, fun () -> of_list l)
let rec to_list = function Nil -> [] | Cons (x, rest) -> x :: to_list (rest ())

let rec take_while p = function
  | Cons (x, rest) when p x -> Cons (x, fun () -> take_while p (rest ()))
  | Cons _ | Nil -> Nil

let rec append s t = match s with
  | Nil -> t ()
  | Cons (x, rest) -> Cons (x, fun () -> append (rest ()) t)

let rec permutations = function
  | [] -> Cons ([], fun () -> Nil)
  | l ->
    let rec each before = function
      | [] -> Nil
      | x :: after ->
        append (prefix x (permutations (List.rev_append before after)))
          (fun () -> each (x :: before) after)
    and prefix x = function
      | Nil -> Nil
      | Cons (p, rest) -> Cons (x :: p, fun () -> prefix x (rest ()))
    in
    each [] l

let print l = print_endline (String.concat " " (List.map string_of_int l))

let () =
  print (take 10 (from 5));
  print (take 10 (map (fun x -> x * x) (from 1)));
  print (take 12 (sieve (from 2)));
  print (take 15 fibonacci);
  print (take 3 (drop 20 fibonacci));
  Printf.printf "%d %d\n" (nth 50 (sieve (from 2))) (nth 40 fibonacci);
  print (take 15 (hamming ()));
  print (take 5 (map2 ( + ) (repeat 100) (iterate (fun x -> 2 * x) 1)));
  let newton x = iterate (fun g -> (g +. x /. g) /. 2.0) x in
  List.iter (Printf.printf "%.6f ") (take 6 (newton 2.0));
  print_newline ();
  print (to_list (take_while (fun x -> x < 4) (of_list [1; 2; 3; 4; 1])));
  (match permutations [1; 2; 3; 4; 5; 6; 7; 8; 9; 10] with
   | Nil -> ()
   | Cons (first, rest) ->
     print first;
     match rest () with
     | Cons (second, _) -> print second
     | Nil -> print_endline "no second");
  Printf.printf "%d\n" (List.length (to_list (permutations [1; 2; 3; 4; 5])))

(* >>> output
5 6 7 8 9 10 11 12 13 14
1 4 9 16 25 36 49 64 81 100
2 3 5 7 11 13 17 19 23 29 31 37
0 1 1 2 3 5 8 13 21 34 55 89 144 233 377
6765 10946 17711
233 102334155
1 2 3 4 5 6 8 9 10 12 15 16 18 20 24
101 102 104 108 116
2.000000 1.500000 1.416667 1.414216 1.414214 1.414214 
1 2 3
1 2 3 4 5 6 7 8 9 10
1 2 3 4 5 6 7 8 10 9
120
<<< *)
