(* Constructors, fields and types of the library that are defined again.
   RUN: %everywhere %s
*)
type t = A | B of int
type point = { x : int; y : int }

let old_a = A
let old_b = B 3
let old_point = { x = 1; y = 2 }
let show_old = function A -> "old A" | B n -> "old B " ^ string_of_int n
let add p = p.x + p.y

type letter = A of string | B | C
type point3 = { x : float; y : float; z : float }

let show = function A s -> "A " ^ s | B -> "B" | C -> "C"
let add3 p = p.x +. p.y +. p.z

(* The type that is expected decides. *)
let to_point n : point = { x = n; y = n }
let first (p : point) = p.x
let is_old_a (v : point) = match v with { x = 0; _ } -> true | _ -> false

type 'a option = None | Some of 'a | Many of 'a list

let rec count = function None -> 0 | Some _ -> 1 | Many l -> List.length l

type color = Red | Green
type mixed = Red of int | Mixed of color * color

let shade (c : color) = match c with Red -> "red" | Green -> "green"
let mix = function
  | Red n -> "level " ^ string_of_int n
  | Mixed (Red, Red) -> "pure"
  | Mixed (a, b) -> shade a ^ "-" ^ shade b

type id = int
type name = string
type entry = id * name

let show_entry ((id, name) : entry) = Printf.sprintf "%d:%s" id name

type 'a pair = 'a * 'a
type table = (id * name) list

let swap ((a, b) : 'a pair) : 'a pair = (b, a)
let find (t : table) (i : id) : name = List.assoc i t

exception Found of int

let old_found = Found 1

exception Again of string

let () =
  print_endline (show_old old_a);
  print_endline (show_old old_b);
  Printf.printf "%d %d\n" (add old_point) (first { x = 10; y = 20 });
  print_endline (String.concat " " (List.map show [A "new"; B; C]));
  Printf.printf "%.1f\n" (add3 { x = 1.0; y = 2.0; z = 0.5 });
  Printf.printf "%d %b %b\n" (add (to_point 21)) (is_old_a (to_point 0)) (is_old_a (to_point 1));
  Printf.printf "%d %d %d\n" (count None) (count (Some 'x')) (count (Many [1; 2; 3]));
  List.iter (fun m -> print_endline (mix m)) [Red 5; Mixed (Red, Red); Mixed (Green, Red)];
  print_endline (shade Red);
  print_endline (show_entry (7, "seven"));
  let (a, b) = swap (1, 2) in
  Printf.printf "%d %d\n" a b;
  print_endline (find [(1, "one"); (2, "two")] 2);
  (match List.assoc_opt 1 [(1, "one")] with
   | Some s -> print_endline s
   | None -> print_endline "none");
  (try raise old_found with Found n -> Printf.printf "found %d\n" n);
  try raise (Again "twice") with Again s -> print_endline s
(* >>> output
old A
old B 3
3 10
A new B C
3.5
42 true false
0 1 3
level 5
pure
green-red
red
7:seven
2 1
two
one
found 1
twice
<<< *)
