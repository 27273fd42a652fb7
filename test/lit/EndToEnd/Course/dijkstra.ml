(* A program of a first course.
   RUN: %everywhere %s
*)
open Printf

(* shortest paths: Dijkstra with a Set as a priority queue, then Floyd-Warshall *)

module PQ = Set.Make (struct
  type t = int * string
  let compare (d, a) (d', b) = if d <> d' then compare d d' else String.compare a b
end)

module SM = Map.Make (String)

let roads = [
  ("Aston", "Brook", 7); ("Aston", "Coley", 9); ("Aston", "Fenby", 14);
  ("Brook", "Coley", 10); ("Brook", "Derry", 15);
  ("Coley", "Derry", 11); ("Coley", "Fenby", 2);
  ("Derry", "Elmer", 6); ("Elmer", "Fenby", 9);
  ("Gorse", "Heath", 1);
]

let graph =
  let add a b d m =
    SM.update a (function
        | None -> Some [ (b, d) ]
        | Some l -> Some ((b, d) :: l)) m
  in
  List.fold_left (fun m (a, b, d) -> m |> add a b d |> add b a d) SM.empty roads

let dijkstra source =
  let rec loop queue dist prev =
    match PQ.min_elt_opt queue with
    | None -> (dist, prev)
    | Some ((d, u) as elt) ->
      let queue = PQ.remove elt queue in
      let relax (q, dist, prev) (v, w) =
        let d' = d + w in
        match SM.find_opt v dist with
        | Some old when old <= d' -> (q, dist, prev)
        | old ->
          let q = match old with Some o -> PQ.remove (o, v) q | None -> q in
          (PQ.add (d', v) q, SM.add v d' dist, SM.add v u prev)
      in
      let queue, dist, prev =
        List.fold_left relax (queue, dist, prev) (SM.find u graph) in
      loop queue dist prev
  in
  loop (PQ.singleton (0, source)) (SM.singleton source 0) SM.empty

let path prev target =
  let rec up acc v =
    match SM.find_opt v prev with
    | None -> v :: acc
    | Some u -> up (v :: acc) u
  in
  up [] target

let infinity = 1_000_000

let floyd_warshall names =
  let n = Array.length names in
  let index = Hashtbl.create 17 in
  Array.iteri (fun i s -> Hashtbl.add index s i) names;
  let m = Array.make_matrix n n infinity in
  for i = 0 to n - 1 do m.(i).(i) <- 0 done;
  List.iter
    (fun (a, b, d) ->
       let i = Hashtbl.find index a and j = Hashtbl.find index b in
       m.(i).(j) <- d;
       m.(j).(i) <- d)
    roads;
  for k = 0 to n - 1 do
    for i = 0 to n - 1 do
      for j = 0 to n - 1 do
        let via = m.(i).(k) + m.(k).(j) in
        if via < m.(i).(j) then m.(i).(j) <- via
      done
    done
  done;
  m

let () =
  SM.iter
    (fun a l ->
       let l = List.sort compare l in
       printf "%s: %s\n" a
         (String.concat ", " (List.map (fun (b, d) -> sprintf "%s %d" b d) l)))
    graph;
  let dist, prev = dijkstra "Aston" in
  print_endline "-- from Aston";
  SM.iter
    (fun v d -> printf "%-6s %3d  %s\n" v d (String.concat " > " (path prev v)))
    dist;
  let names = Array.of_list (List.map fst (SM.bindings graph)) in
  let m = floyd_warshall names in
  print_endline "-- all pairs";
  printf "%6s" "";
  Array.iter (fun s -> printf "%5s" (String.sub s 0 3)) names;
  print_newline ();
  Array.iteri
    (fun i row ->
       printf "%-6s" names.(i);
       Array.iter (fun d -> if d >= infinity then printf "%5s" "-" else printf "%5d" d) row;
       print_newline ())
    m;
  Array.iteri
    (fun i v ->
       match SM.find_opt v dist with
       | Some d -> assert (d = m.(0).(i))
       | None -> printf "%s cannot be reached from %s\n" v names.(0))
    names

(* >>> output
Aston: Brook 7, Coley 9, Fenby 14
Brook: Aston 7, Coley 10, Derry 15
Coley: Aston 9, Brook 10, Derry 11, Fenby 2
Derry: Brook 15, Coley 11, Elmer 6
Elmer: Derry 6, Fenby 9
Fenby: Aston 14, Coley 2, Elmer 9
Gorse: Heath 1
Heath: Gorse 1
-- from Aston
Aston    0  Aston
Brook    7  Aston > Brook
Coley    9  Aston > Coley
Derry   20  Aston > Coley > Derry
Elmer   20  Aston > Coley > Fenby > Elmer
Fenby   11  Aston > Coley > Fenby
-- all pairs
        Ast  Bro  Col  Der  Elm  Fen  Gor  Hea
Aston     0    7    9   20   20   11    -    -
Brook     7    0   10   15   21   12    -    -
Coley     9   10    0   11   11    2    -    -
Derry    20   15   11    0    6   13    -    -
Elmer    20   21   11    6    0    9    -    -
Fenby    11   12    2   13    9    0    -    -
Gorse     -    -    -    -    -    -    0    1
Heath     -    -    -    -    -    -    1    0
Gorse cannot be reached from Aston
Heath cannot be reached from Aston
<<< *)
