(* Mutually recursive types.
   RUN: %everywhere %s
*)
type 'a rose = Rose of 'a * 'a forest
and 'a forest = Nil | Grow of 'a rose * 'a forest

type file = { name : string; size : int }
and directory = { path : string; entries : entry list }
and entry = File of file | Directory of directory

type even = Zero | Even of odd
and odd = Odd of even

let rec sum (Rose (x, f)) = x + sum_forest f
and sum_forest = function Nil -> 0 | Grow (t, f) -> sum t + sum_forest f

let rec map f (Rose (x, children)) = Rose (f x, map_forest f children)

and map_forest f = function
  | Nil -> Nil
  | Grow (t, rest) -> Grow (map f t, map_forest f rest)

let rec forest = function [] -> Nil | t :: rest -> Grow (t, forest rest)

let rec show f (Rose (x, children)) =
  match children with Nil -> f x | _ -> f x ^ "(" ^ show_forest f children ^ ")"

and show_forest f = function
  | Nil -> ""
  | Grow (t, Nil) -> show f t
  | Grow (t, rest) -> show f t ^ " " ^ show_forest f rest

let rec total = function
  | File { size; _ } -> size
  | Directory { entries; _ } -> List.fold_left (fun n e -> n + total e) 0 entries

let rec list indent entry =
  print_string (String.make indent ' ');
  match entry with
  | File f -> Printf.printf "%s %d\n" f.name f.size
  | Directory d ->
    Printf.printf "%s/ %d\n" d.path (total entry);
    List.iter (list (indent + 2)) d.entries

let rec find wanted = function
  | File { name; _ } when name = wanted -> Some name
  | File _ -> None
  | Directory { path; entries } ->
    let rec search = function
      | [] -> None
      | e :: rest ->
        (match find wanted e with Some p -> Some (path ^ "/" ^ p) | None -> search rest)
    in
    search entries

let rec to_int = function Zero -> 0 | Even n -> 1 + odd_to_int n
and odd_to_int (Odd n) = 1 + to_int n

let rec make n = if n = 0 then Zero else Even (Odd (make (n - 2)))

let () =
  let leaf x = Rose (x, Nil) in
  let t = Rose (1, forest [leaf 2; Rose (3, forest [leaf 4; leaf 5]); leaf 6]) in
  print_endline (show string_of_int t);
  Printf.printf "%d\n" (sum t);
  print_endline (show (fun x -> Printf.sprintf "%.1f" x) (map (fun x -> float_of_int x /. 2.0) t));
  Printf.printf "%b %b %d\n" (t = map (fun x -> x) t) (t < map succ t) (compare t (leaf 9));
  let root =
    Directory
      { path = "root";
        entries =
          [ File { name = "a.txt"; size = 10 };
            Directory
              { path = "src";
                entries = [File { name = "main.ml"; size = 200 }; File { name = "b.ml"; size = 31 }] };
            Directory { path = "empty"; entries = [] } ] }
  in
  list 0 root;
  List.iter
    (fun name ->
      match find name root with
      | Some p -> print_endline p
      | None -> print_endline ("no " ^ name))
    ["b.ml"; "a.txt"; "c"];
  Printf.printf "%d %b %b\n" (to_int (make 10)) (make 4 = Even (Odd (make 2))) (make 4 < make 6)
(* >>> output
1(2 3(4 5) 6)
21
0.5(1.0 1.5(2.0 2.5) 3.0)
true true -1
root/ 241
  a.txt 10
  src/ 231
    main.ml 200
    b.ml 31
  empty/ 0
root/src/b.ml
root/a.txt
no c
10 true true
<<< *)
