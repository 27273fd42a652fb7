(* A program of a first course.
   RUN: %everywhere %s --status=2
*)
(* Functions as values. *)

let ( >> ) f g x = g (f x)
let ( % ) f g x = f (g x)
let flip f x y = f y x
let curry f x y = f (x, y)
let uncurry f (x, y) = f x y
let const x _ = x

let rec iterate n f x = if n <= 0 then x else iterate (n - 1) f (f x)

let twice f = f >> f

(* everything is a fold *)
let sum = List.fold_left ( + ) 0
let length l = List.fold_left (fun n _ -> n + 1) 0 l
let rev l = List.fold_left (flip List.cons) [] l
let map f l = List.fold_right (List.cons % f) l []
let filter p l = List.fold_right (fun x -> if p x then List.cons x else Fun.id) l []
let for_all p = List.fold_left (fun b x -> b && p x) true

(* Church numerals *)
let zero _ x = x
let succ n f x = f (n f x)
let add m n f x = m f (n f x)
let mult m n f = m (n f)
let to_int n = n (fun x -> x + 1) 0
let rec church k = if k = 0 then zero else fun f x -> succ (church (k - 1)) f x

(* continuation passing style *)
let rec fact_cps n k = if n = 0 then k 1 else fact_cps (n - 1) (fun r -> k (n * r))

type tree = Leaf | Node of tree * int * tree

let rec product_cps t ~abort k =
  match t with
  | Leaf -> k 1
  | Node (_, 0, _) -> abort ()
  | Node (l, x, r) ->
    product_cps l ~abort @@ fun pl ->
    product_cps r ~abort @@ fun pr ->
    k (pl * x * pr)

(* objects without classes: closures sharing a state *)
let make_counter ?(step = 1) () =
  let n = ref 0 in
  let next () = n := !n + step; !n in
  let reset () = n := 0 in
  (next, reset)

type shape = { area : unit -> float; scale : float -> shape; name : string }

let rec circle r =
  { name = "circle"; area = (fun () -> 3.14 *. r *. r); scale = (fun k -> circle (k *. r)) }
let rec rectangle a b =
  { name = "rectangle"; area = (fun () -> a *. b); scale = (fun k -> rectangle (k *. a) (k *. b)) }

let show l = "[" ^ String.concat "; " (map string_of_int l) ^ "]"

let () =
  let inc x = x + 1 and double x = 2 * x in
  print_endline @@ show [ (inc >> double) 5; (inc % double) 5; twice double 5; (twice twice) inc 0 ];
  print_endline @@ show @@ map (iterate 5 double) [ 1; 2; 3 ];
  [ 1; 2; 3; 4; 5; 6 ]
  |> filter (fun x -> x mod 2 = 0)
  |> map (fun x -> x * x)
  |> sum
  |> Printf.printf "sum of even squares: %d\n";
  Printf.printf "%d %s %b %b\n" (length [ 'a'; 'b' ]) (show (rev [ 1; 2; 3 ]))
    (for_all (( < ) 0) [ 1; 2 ]) (for_all (( < ) 0) [ 1; -2 ]);
  print_endline (show (List.map2 (curry (uncurry ( - ))) [ 10; 20 ] [ 1; 2 ]));
  print_endline (show (map (const 7) [ 0; 0 ]))

let () =
  let three f x = succ (succ (succ zero)) f x in
  let two f x = succ (succ zero) f x in
  Printf.printf "church: %d %d %d %d\n" (to_int three) (to_int (add three two))
    (to_int (mult three two)) (to_int (church 12));
  Printf.printf "2^3 = %d\n" ((three two) (( + ) 1) 0);
  three (fun s -> s ^ "!") "hip" |> print_endline

let () =
  fact_cps 10 (Printf.printf "10! = %d\n");
  fact_cps 5 string_of_int |> String.length |> Printf.printf "5! has %d digits\n";
  let n x l r = Node (l, x, r) in
  let t = n 4 (n 2 Leaf Leaf) (n 5 (n 3 Leaf Leaf) Leaf) in
  let show t = product_cps t ~abort:(fun () -> "a zero was found") string_of_int in
  print_endline (show t);
  print_endline (show (n 1 t (n 0 t Leaf)))

let () =
  let next, reset = make_counter () in
  let next3, _ = make_counter ~step:3 () in
  let a = next () in let b = next () in let c = next3 () in let d = next3 () in
  print_endline (show [ a; b; c; d ]);
  reset ();
  Printf.printf "after reset: %d and %d\n" (next ()) (next3 ());
  List.iter
    (fun s ->
      let s' = s.scale 2. in
      Printf.printf "%-10s %6.2f -> %6.2f\n" s.name (s.area ()) (s'.area ()))
    [ circle 1.; rectangle 2. 3.5; (circle 1.).scale 0.5 ];
  let table = [ "inc", (fun x -> x + 1); "neg", (fun x -> -x); "square", fun x -> x * x ] in
  let pipeline names = List.fold_left (fun f name -> f >> List.assoc name table) Fun.id names in
  Printf.printf "%d %d\n" (pipeline [ "inc"; "square"; "neg" ] 4) (pipeline [] 4);
  let p = pipeline [ "inc"; "cube" ] in
  p 4 |> Printf.printf "never printed: %d\n"

(* >>> output
[12; 11; 20; 4]
[32; 64; 96]
sum of even squares: 56
2 [3; 2; 1] true false
[9; 18]
[7; 7]
church: 3 5 6 12
2^3 = 8
hip!!!
10! = 3628800
5! has 3 digits
120
a zero was found
[1; 2; 3; 6]
after reset: 1 and 9
circle       3.14 ->  12.56
rectangle    7.00 ->  28.00
circle       0.79 ->   3.14
-25 4
<<< *)

(* >>> errors
Fatal error: exception Not_found
<<< *)
