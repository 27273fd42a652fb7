(* Graphs as lists of edges: reachability, shortest paths, topological order.
   RUN: %everywhere %s
*)
type node = string
type graph = { nodes : node list; edges : (node * node) list }

exception Cycle of node list

let successors g n =
  List.map snd (List.filter (fun (a, _) -> a = n) g.edges)

let rec dfs g visited = function
  | [] -> List.rev visited
  | n :: rest when List.mem n visited -> dfs g visited rest
  | n :: rest -> dfs g (n :: visited) (successors g n @ rest)

let bfs g start =
  let rec go visited = function
    | [] -> List.rev visited
    | n :: queue ->
      if List.mem n visited then go visited queue
      else go (n :: visited) (queue @ successors g n)
  in
  go [] [start]

let shortest_path g a b =
  let rec go visited = function
    | [] -> None
    | (n :: _ as path) :: _ when n = b -> Some (List.rev path)
    | (n :: _) :: rest when List.mem n visited -> go visited rest
    | (n :: _ as path) :: rest ->
      go (n :: visited) (rest @ List.map (fun s -> s :: path) (successors g n))
    | [] :: rest -> go visited rest
  in
  go [] [[a]]

let topological g =
  let rec visit path (perm, order) n =
    if List.mem n path then raise (Cycle (n :: path))
    else if List.mem n perm then (perm, order)
    else
      let perm, order =
        List.fold_left (visit (n :: path)) (perm, order) (successors g n) in
      (n :: perm, n :: order)
  in
  snd (List.fold_left (visit []) ([], []) g.nodes)

let reverse g = { g with edges = List.map (fun (a, b) -> (b, a)) g.edges }

let components g =
  let undirected = { g with edges = g.edges @ (reverse g).edges } in
  let rec go seen = function
    | [] -> []
    | n :: rest when List.mem n seen -> go seen rest
    | n :: rest ->
      let c = bfs undirected n in
      c :: go (c @ seen) rest
  in
  go [] g.nodes

let words = String.concat " "

let print_path = function
  | None -> print_endline "no path"
  | Some p -> print_endline (String.concat " -> " p)

let clothes = {
  nodes = ["socks"; "shoes"; "trousers"; "shirt"; "belt"; "tie"; "jacket"; "watch"];
  edges = [("socks", "shoes"); ("trousers", "shoes"); ("trousers", "belt");
           ("shirt", "belt"); ("shirt", "tie"); ("tie", "jacket"); ("belt", "jacket")];
}

let () =
  print_endline (words (dfs clothes [] ["shirt"]));
  print_endline (words (bfs clothes "trousers"));
  print_path (shortest_path clothes "shirt" "jacket");
  print_path (shortest_path clothes "jacket" "shirt");
  print_path (shortest_path clothes "watch" "watch");
  print_endline (words (topological clothes));
  print_endline (words (topological (reverse clothes)));
  List.iter (fun c -> print_endline (words (List.sort compare c))) (components clothes);
  let cyclic = { nodes = ["a"; "b"; "c"]; edges = [("a", "b"); ("b", "c"); ("c", "a")] } in
  match topological cyclic with
  | order -> print_endline (words order)
  | exception Cycle path -> print_endline ("cycle: " ^ words (List.rev path))

(* >>> output
shirt belt jacket tie
trousers shoes belt jacket
shirt -> belt -> jacket
no path
watch
watch shirt tie trousers belt jacket socks shoes
watch jacket tie belt shirt shoes trousers socks
belt jacket shirt shoes socks tie trousers
watch
cycle: a b c a
<<< *)
