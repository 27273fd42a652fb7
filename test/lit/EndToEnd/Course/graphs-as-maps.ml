(* A program of a first course.
   RUN: %everywhere %s
*)
(* Graphs as adjacency maps: DFS, BFS, components, topological order *)

module M = Map.Make(Int)
module S = Set.Make(Int)

type graph = S.t M.t

let add_vertex v g = if M.mem v g then g else M.add v S.empty g

let add_edge (u, v) (g : graph) : graph =
  g |> add_vertex u |> add_vertex v
  |> M.update u (Option.map (S.add v))

let of_edges es = List.fold_left (fun g e -> add_edge e g) M.empty es
let succs g v = Option.value ~default:S.empty (M.find_opt v g)
let undirected es = of_edges (es @ List.map (fun (a, b) -> (b, a)) es)

let print_graph g =
  M.iter
    (fun v s ->
      Printf.printf "  %d ->%s\n" v
        (S.fold (fun w acc -> acc ^ " " ^ string_of_int w) s ""))
    g

let dfs g start =
  let rec visit (seen, order) v =
    if S.mem v seen then (seen, order)
    else
      let seen, order = (S.add v seen, v :: order) in
      S.fold (fun w acc -> visit acc w) (succs g v) (seen, order)
  in
  List.rev (snd (visit (S.empty, []) start))

let bfs g start =
  let dist = Hashtbl.create 16 in
  let q = Queue.create () in
  Hashtbl.add dist start 0;
  Queue.push start q;
  let rec loop acc =
    match Queue.take_opt q with
    | None -> List.rev acc
    | Some v ->
      let d = Hashtbl.find dist v in
      S.iter
        (fun w ->
          if not (Hashtbl.mem dist w) then begin
            Hashtbl.add dist w (d + 1);
            Queue.push w q
          end)
        (succs g v);
      loop ((v, d) :: acc)
  in
  loop []

let components g =
  M.fold
    (fun v _ (seen, comps) ->
      if S.mem v seen then (seen, comps)
      else
        let c = S.of_list (dfs g v) in
        (S.union seen c, c :: comps))
    g (S.empty, [])
  |> snd |> List.rev

exception Cycle of int list

type color = White | Grey | Black

let topological g =
  let color = Hashtbl.create 16 in
  let get v = try Hashtbl.find color v with Not_found -> White in
  let order = ref [] in
  let rec visit path v =
    match get v with
    | Black -> ()
    | Grey ->
      let rec cut = function
        | [] -> []
        | x :: _ when x = v -> [x]
        | x :: rest -> x :: cut rest
      in
      raise (Cycle (v :: cut path |> List.rev))
    | White ->
      Hashtbl.replace color v Grey;
      S.iter (visit (v :: path)) (succs g v);
      Hashtbl.replace color v Black;
      order := v :: !order
  in
  M.iter (fun v _ -> visit [] v) g;
  !order

let ints sep l = String.concat sep (List.map string_of_int l)

let () =
  let g = undirected [1, 2; 2, 3; 3, 1; 3, 4; 5, 6; 6, 7; 8, 8] in
  print_endline "graph:";
  print_graph g;
  Printf.printf "dfs from 1: %s\n" (ints " " (dfs g 1));
  Printf.printf "bfs from 4: %s\n"
    (String.concat " " (List.map (fun (v, d) -> Printf.sprintf "%d@%d" v d) (bfs g 4)));
  List.iteri
    (fun i c -> Printf.printf "component %d: {%s}\n" i (ints "," (S.elements c)))
    (components g);
  let dag = of_edges [1, 2; 1, 3; 2, 4; 3, 4; 4, 5; 0, 5; 6, 3] in
  Printf.printf "topological: %s\n" (ints " < " (topological dag));
  match topological (add_edge (5, 2) dag) with
  | l -> print_endline (ints " " l)
  | exception Cycle c -> Printf.printf "cycle: %s\n" (ints " -> " c)

(* >>> output
graph:
  1 -> 2 3
  2 -> 1 3
  3 -> 1 2 4
  4 -> 3
  5 -> 6
  6 -> 5 7
  7 -> 6
  8 -> 8
dfs from 1: 1 2 3 4
bfs from 4: 4@0 3@1 1@2 2@2
component 0: {1,2,3,4}
component 1: {5,6,7}
component 2: {8}
topological: 6 < 1 < 3 < 2 < 4 < 0 < 5
cycle: 5 -> 2 -> 4 -> 5
<<< *)
