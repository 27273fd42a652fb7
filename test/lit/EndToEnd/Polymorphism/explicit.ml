(* Explicitly polymorphic types, and types as parameters.
   RUN: %everywhere %s
*)
let id : 'a. 'a -> 'a = fun x -> x
let first : 'a 'b. 'a * 'b -> 'a = fun (x, _) -> x
let rec len : 'a. 'a list -> int = function [] -> 0 | _ :: t -> 1 + len t
let rec map : 'a 'b. ('a -> 'b) -> 'a list -> 'b list = fun f l -> match l with [] -> [] | x :: t -> f x :: map f t
let f (type a) (x : a) (y : a) : a list = [x; y]
let g = fun (type a) (x : a) -> (x : a)
let outer (x : 'a) = let inner : 'a. 'a -> 'a = fun y -> y in ignore (inner 1); ignore (inner "s"); x
let nil : 'a. 'a list = []
let () = print_int (id 1); print_string (id "x"); print_int (first (1, "a")); print_int (len [1;2] + len ["a"]);
  List.iter print_string (map string_of_int [1;2]); print_int (List.length (f 1 2) + List.length (f "a" "b")); print_int (g 4); print_int (outer 3); print_int (List.length nil)
let pair : type a b. a -> b -> a * b = fun (x : a) (y : b) -> (x, y)
let rec rev : type a. a list -> a list -> a list = fun l acc ->
  match l with [] -> acc | x :: rest -> rev rest (x :: acc)
let apply x (type a) (f : int -> a) : a = f x
let () =
  print_int (fst (pair 1 "x"));
  print_string (snd (pair 1 "x"));
  List.iter print_string (rev ["a"; "b"] []);
  print_string (apply 3 string_of_int)

(* >>> output
1x131244301xba3<<< *)
