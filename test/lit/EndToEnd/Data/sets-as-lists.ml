(* Sets as sorted lists and as functions, and set comprehension by hand.
   RUN: %everywhere %s
*)
type 'a set = Set of 'a list

let empty = Set []

let rec insert_sorted x = function
  | [] -> [x]
  | y :: _ as l when x < y -> x :: l
  | y :: _ as l when x = y -> l
  | y :: rest -> y :: insert_sorted x rest

let add x (Set l) = Set (insert_sorted x l)
let of_list l = List.fold_right add l empty
let mem x (Set l) = List.mem x l
let cardinal (Set l) = List.length l

let rec union_lists a b =
  match a, b with
  | [], l | l, [] -> l
  | x :: xs, y :: ys ->
    if x = y then x :: union_lists xs ys
    else if x < y then x :: union_lists xs b
    else y :: union_lists a ys

let union (Set a) (Set b) = Set (union_lists a b)
let inter (Set a) s = Set (List.filter (fun x -> mem x s) a)
let diff (Set a) s = Set (List.filter (fun x -> not (mem x s)) a)
let subset (Set a) s = List.for_all (fun x -> mem x s) a
let product (Set a) (Set b) =
  Set (List.concat_map (fun x -> List.map (fun y -> (x, y)) b) a)

let rec power_list = function
  | [] -> [[]]
  | x :: rest ->
    let without = power_list rest in
    without @ List.map (fun s -> x :: s) without

let power (Set l) = List.map (fun l -> Set l) (power_list l)

let to_string show (Set l) = "{" ^ String.concat ", " (List.map show l) ^ "}"

let ints s = to_string string_of_int s

let () =
  let a = of_list [5; 1; 3; 1; 9; 7; 5] and b = of_list [2; 3; 5; 7; 11] in
  print_endline (ints a);
  print_endline (ints (union a b));
  print_endline (ints (inter a b));
  print_endline (ints (diff a b));
  Printf.printf "%d %d %b %b\n" (cardinal a) (cardinal b) (mem 3 a) (mem 4 a);
  Printf.printf "%b %b\n" (subset (inter a b) a) (subset a b);
  let ab = product (of_list [1; 2]) (of_list ['x'; 'y'; 'x']) in
  print_endline (to_string (fun (n, c) -> Printf.sprintf "(%d,%c)" n c) ab);
  let subsets = power (of_list ["a"; "b"; "c"]) in
  List.iter (fun s -> print_string (to_string (fun x -> x) s ^ " ")) subsets;
  print_newline ();
  Printf.printf "%d\n" (List.length (power (of_list [1; 2; 3; 4; 5; 6])));
  Printf.printf "%b %b\n" (union a b = union b a) (diff a b = diff b a);
  let nested = of_list [of_list [2; 1]; of_list [1; 2]; of_list [1]] in
  print_endline (to_string ints nested)
