(* A pattern for some fields of an inline record, with a variable for all of it.
   RUN: %everywhere %s
*)
type tree = Leaf of int | Node of tree list
type path =
  | Top
  | Inside of { left : tree list; up : path; right : tree list; mutable visits : int }
exception Stuck of { steps : int; mutable why : string }

let next path =
  match path with
  | Inside ({ right = t :: right; left; _ } as p) ->
    p.visits <- p.visits + 1;
    (t, Inside { p with left = Leaf p.visits :: left; right })
  | Inside ({ visits = 0; _ } as p) -> (Leaf 0, Inside p)
  | Inside ({ visits = 1 | 2; up = Inside ({ left = []; _ } as q); _ } as p) ->
    (Leaf (p.visits + q.visits), Inside q)
  | Top | Inside _ -> raise (Stuck { steps = 3; why = "end" })

let rec show_tree t =
  match t with
  | Leaf n -> string_of_int n
  | Node ts -> "(" ^ String.concat " " (List.map show_tree ts) ^ ")"
let rec show_path p =
  match p with
  | Top -> "top"
  | Inside { left; up; right; visits } ->
    Printf.sprintf "[%s|%s|%s|%d]" (show_tree (Node left)) (show_path up) (show_tree (Node right))
      visits

let rec walk n path =
  Printf.printf "%d %s\n" n (show_path path);
  match if n = 0 then raise Exit else next path with
  | t, path -> print_endline (show_tree t); walk (n - 1) path
  | exception Stuck ({ steps = 3; _ } as s) ->
    s.why <- s.why ^ "!";
    Printf.printf "stuck: %s %d\n" s.why s.steps
  | exception Stuck s -> print_endline s.why
  | exception Exit -> print_endline "exit"

let () =
  let outer = Inside { left = []; up = Top; right = []; visits = 5 } in
  walk 3 (Inside { left = []; up = Top; right = [ Leaf 7; Node [ Leaf 8 ] ]; visits = 0 });
  walk 2 (Inside { left = []; up = outer; right = []; visits = 0 });
  walk 2 (Inside { left = []; up = outer; right = []; visits = 2 });
  walk 2 Top

(* Or-patterns, and parameters. *)
type shape = Circle of { r : float; name : string } | Square of { side : float; name : string }
let name s =
  match s with
  | Circle ({ r = 1.0; _ } as c) | Circle ({ r = 2.0; _ } as c) -> "small " ^ c.name
  | Circle ({ name = ""; _ } as c) -> string_of_float c.r
  | Circle c -> c.name
  | Square ({ side; _ } as s) -> s.name ^ string_of_float (side +. s.side)
let () =
  List.iter
    (fun s -> print_endline (name s))
    [ Circle { r = 1.0; name = "a" }; Circle { r = 2.0; name = "b" }; Circle { r = 3.0; name = "" };
      Circle { r = 4.0; name = "d" }; Square { side = 2.0; name = "e" } ]
