(* Functions in records, lists and variants; counters and lazy lists.
   RUN: %everywhere %s
*)
type counter = { next : unit -> int; reset : unit -> unit; name : string }
type 'a monoid = { zero : 'a; plus : 'a -> 'a -> 'a }
type 'a stream = Cons of 'a * (unit -> 'a stream)
type shape = { area : unit -> float; scale : float -> shape; label : string }
type 'a step = Done of 'a | More of (unit -> 'a step)

let counter name start =
  let n = ref start in
  { name;
    next = (fun () -> incr n; !n);
    reset = (fun () -> n := start) }

let fold m l = List.fold_left m.plus m.zero l
let ints = { zero = 0; plus = ( + ) }
let strings = { zero = ""; plus = ( ^ ) }
let lists () = { zero = []; plus = ( @ ) }
let pair a b = { zero = (a.zero, b.zero); plus = (fun (x, y) (x', y') -> (a.plus x x', b.plus y y')) }

let rec from n = Cons (n, fun () -> from (n + 1))
let rec take k (Cons (x, rest)) = if k = 0 then [] else x :: take (k - 1) (rest ())

let rec filter p (Cons (x, rest)) =
  if p x then Cons (x, fun () -> filter p (rest ())) else filter p (rest ())

let rec sieve (Cons (p, rest)) =
  Cons (p, fun () -> sieve (filter (fun n -> n mod p <> 0) (rest ())))

let rec square a =
  { area = (fun () -> a *. a); scale = (fun k -> square (k *. a)); label = "square" }

and circle r =
  { area = (fun () -> 3.0 *. r *. r); scale = (fun k -> circle (k *. r)); label = "circle" }

let rec collatz n steps =
  if n = 1 then Done steps
  else More (fun () -> collatz (if n mod 2 = 0 then n / 2 else (3 * n) + 1) (steps + 1))

let rec run budget = function
  | Done x -> Some x
  | More _ when budget = 0 -> None
  | More f -> run (budget - 1) (f ())

let () =
  let a = counter "a" 0 and b = counter "b" 10 in
  for _ = 1 to 3 do ignore (a.next ()) done;
  ignore (b.next ());
  let x = a.next () in
  let y = b.next () in
  Printf.printf "%s %d %s %d\n" a.name x b.name y;
  a.reset ();
  let { next; _ } = a in
  Printf.printf "%d\n" (next ());
  Printf.printf "%d %s %d\n" (fold ints [1; 2; 3]) (fold strings ["a"; "b"])
    (List.length (fold (lists ()) [[1]; [2; 3]; []]));
  let (n, s) = fold (pair ints strings) [(1, "x"); (2, "y")] in
  Printf.printf "%d %s\n" n s;
  let show l = print_endline (String.concat " " (List.map string_of_int l)) in
  show (take 5 (from 7));
  show (take 10 (sieve (from 2)));
  List.iter
    (fun s -> Printf.printf "%s %.2f %.2f\n" s.label (s.area ()) ((s.scale 2.0).area ()))
    [square 1.5; circle 1.0];
  List.iter
    (fun (n, budget) ->
      match run budget (collatz n 0) with
      | Some steps -> Printf.printf "%d takes %d\n" n steps
      | None -> Printf.printf "%d takes longer than %d\n" n budget)
    [(1, 0); (6, 100); (27, 50); (27, 1000)];
  let table = [("double", fun x -> 2 * x); ("negate", fun x -> -x); ("square", fun x -> x * x)] in
  List.iter
    (fun (name, f) -> Printf.printf "%s:%d " name (f 7))
    table;
  print_newline ();
  match List.assoc_opt "square" table, List.assoc_opt "cube" table with
  | Some f, None -> Printf.printf "%d\n" (f (f 3))
  | _ -> print_endline "wrong"
(* >>> output
a 4 b 12
1
6 ab 3
3 xy
7 8 9 10 11
2 3 5 7 11 13 17 19 23 29
square 2.25 9.00
circle 3.00 12.00
1 takes 0
6 takes 8
27 takes longer than 50
27 takes 111
double:14 negate:-7 square:49 
81
<<< *)
