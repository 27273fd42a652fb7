(* A variable for the inline record of a constructor: its fields are read and
   assigned to, and the constructor makes the whole value of it again.
   RUN: %everywhere %s
*)
type shape = Circle of { mutable radius : float; name : string } | Square of { side : float } | Unit
exception Bad of { line : int; mutable text : string }
type 'a tree = Leaf | Node of { left : 'a tree; value : 'a; mutable count : int; right : 'a tree }
let area = function
  | Circle c -> 3.0 *. c.radius *. c.radius
  | Square { side } -> side *. side
  | Unit -> 1.0
let grow = function Circle c -> c.radius <- c.radius *. 2.0; c.name | Square _ -> "square" | Unit -> "unit"
let rename s n = match s with Circle c -> Circle { c with name = n } | s -> s
let same s = match s with Circle c -> s == Circle c | Square s -> Square s = Square { side = s.side } | Unit -> true
let rec insert x = function
  | Leaf -> Node { left = Leaf; value = x; count = 1; right = Leaf }
  | Node n ->
    if x = n.value then (n.count <- n.count + 1; Node n)
    else if x < n.value then Node { n with left = insert x n.left }
    else Node { n with right = insert x n.right }
let rec show f = function Leaf -> () | Node n -> show f n.left; f n.value n.count; show f n.right
let () =
  let c = Circle { radius = 1.5; name = "c" } in
  Printf.printf "%g %s %g %b\n" (area c) (grow c) (area c) (same c);
  (match rename c "d" with Circle k -> k.radius <- 9.; Printf.printf "%s %g\n" k.name k.radius | _ -> ());
  Printf.printf "%g %b %b\n" (area c) (same (Square { side = 2. })) (same Unit);
  show (fun v n -> Printf.printf "%d:%d " v n) (List.fold_left (fun t x -> insert x t) Leaf [3; 1; 2; 3; 3; 9; 1]);
  show (fun v n -> Printf.printf "%s:%d " v n) (List.fold_left (fun t x -> insert x t) Leaf ["b"; "a"; "b"]);
  (try raise (Bad { line = 3; text = "x" }) with Bad b -> b.text <- b.text ^ "!"; Printf.printf "%d %s\n" b.line b.text);
  let f = function Circle c when c.radius > 1. -> c.name | Circle _ -> "small" | Square s -> string_of_float s.side | Unit -> "" in print_endline (f c)

(* A static exception would be a constant in memory. *)
exception Count of { mutable n : int }
let rec count k = try if k = 0 then raise (Count { n = 0 }) else count (k - 1) with Count c -> c.n <- c.n + 1; raise (Count c)
let () =
  for _ = 1 to 2 do
    try count 4 with Count { n } -> print_int n; print_newline ()
  done

(* Fields of type unit, one field, and a guard. *)
type small = One of { only : unit } | Pair of { a : int; mutable u : unit; b : int }
let sum = function One o -> o.only; 1 | Pair p when p.a > p.b -> p.u <- (); p.a | Pair p -> p.b
let () = print_endline @@ string_of_int (sum (One { only = () }) + sum (Pair { a = 1; u = (); b = 5 }) + sum (Pair { a = 9; u = (); b = 5 }))

(* >>> output
27 c 6.75 true
d 9
27 true true
1:2 2:1 3:3 9:1 a:1 b:2 3 x!
c
5
5
15
<<< *)
