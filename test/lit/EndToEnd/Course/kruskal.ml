(* A program of a first course.
   RUN: %everywhere %s
*)
(* Union-find, then Kruskal, then a maze. *)

type uf = { parent : int array; rank : int array; mutable classes : int }

let make n = { parent = Array.init n (fun i -> i); rank = Array.make n 0; classes = n }

let rec find t i =
  let p = t.parent.(i) in
  if p = i then i
  else begin
    let r = find t p in
    t.parent.(i) <- r;
    r
  end

(* returns false when they already were together *)
let union t i j =
  let ri = find t i and rj = find t j in
  ri <> rj && begin
    if t.rank.(ri) < t.rank.(rj) then t.parent.(ri) <- rj
    else begin
      t.parent.(rj) <- ri;
      if t.rank.(ri) = t.rank.(rj) then t.rank.(ri) <- t.rank.(ri) + 1
    end;
    t.classes <- t.classes - 1;
    true
  end

let show t =
  let n = Array.length t.parent in
  let groups = Array.make n [] in
  for i = n - 1 downto 0 do
    let r = find t i in
    groups.(r) <- i :: groups.(r)
  done;
  Array.to_list groups
  |> List.filter (( <> ) [])
  |> List.sort compare
  |> List.map (fun g -> "{" ^ String.concat " " (List.map string_of_int g) ^ "}")
  |> String.concat " "

let kruskal n edges =
  let t = make n in
  let sorted = List.sort (fun (_, _, w) (_, _, w') -> compare w w') edges in
  List.filter
    (fun (a, b, w) ->
      let keep = union t a b in
      Printf.printf "  %d-%d (%d): %s\n" a b w (if keep then "taken" else "skipped");
      keep)
    sorted

let shuffle a =
  for i = Array.length a - 1 downto 1 do
    let j = Random.int (i + 1) in
    let x = a.(i) in
    a.(i) <- a.(j);
    a.(j) <- x
  done

let maze w h =
  let cell x y = y * w + x in
  let walls = ref [] in
  for y = 0 to h - 1 do
    for x = 0 to w - 1 do
      if x < w - 1 then walls := (x, y, true) :: !walls;
      if y < h - 1 then walls := (x, y, false) :: !walls
    done
  done;
  let walls = Array.of_list !walls in
  shuffle walls;
  let t = make (w * h) in
  let open_ = Hashtbl.create 64 in
  Array.iter
    (fun ((x, y, right) as wall) ->
      let c' = if right then cell (x + 1) y else cell x (y + 1) in
      if union t (cell x y) c' then Hashtbl.replace open_ wall ())
    walls;
  assert (t.classes = 1);
  let b = Buffer.create 500 in
  for _ = 1 to w do Buffer.add_string b "+--" done;
  Buffer.add_string b "+\n";
  for y = 0 to h - 1 do
    Buffer.add_char b '|';
    for x = 0 to w - 1 do
      Buffer.add_string b (if Hashtbl.mem open_ (x, y, true) then "   " else "  |")
    done;
    Buffer.add_char b '\n';
    for x = 0 to w - 1 do
      Buffer.add_string b (if Hashtbl.mem open_ (x, y, false) then "+  " else "+--")
    done;
    Buffer.add_string b "+\n"
  done;
  Buffer.contents b, Hashtbl.length open_

let () =
  let t = make 8 in
  print_endline (show t);
  List.iter
    (fun (i, j) ->
      let r = union t i j in
      Printf.printf "union %d %d -> %b, %d classes: %s\n" i j r t.classes (show t))
    [ 0, 1; 2, 3; 1, 3; 0, 2; 6, 7; 5, 5 ];
  let edges = [ 0,1,4; 0,2,3; 1,2,1; 1,3,2; 2,3,4; 3,4,2; 4,5,6; 2,5,9 ] in
  let tree = kruskal 6 edges in
  Printf.printf "total weight %d\n" (List.fold_left (fun s (_, _, w) -> s + w) 0 tree);
  Random.init 2023;
  let drawing, doors = maze 8 4 in
  print_string drawing;
  Printf.printf "%d doors for %d rooms\n" doors 32

(* >>> output
{0} {1} {2} {3} {4} {5} {6} {7}
union 0 1 -> true, 7 classes: {0 1} {2} {3} {4} {5} {6} {7}
union 2 3 -> true, 6 classes: {0 1} {2 3} {4} {5} {6} {7}
union 1 3 -> true, 5 classes: {0 1 2 3} {4} {5} {6} {7}
union 0 2 -> false, 5 classes: {0 1 2 3} {4} {5} {6} {7}
union 6 7 -> true, 4 classes: {0 1 2 3} {4} {5} {6 7}
union 5 5 -> false, 4 classes: {0 1 2 3} {4} {5} {6 7}
  1-2 (1): taken
  1-3 (2): taken
  3-4 (2): taken
  0-2 (3): taken
  0-1 (4): skipped
  2-3 (4): skipped
  4-5 (6): taken
  2-5 (9): skipped
total weight 14
+--+--+--+--+--+--+--+--+
|           |  |        |
+--+--+  +  +  +--+  +--+
|  |     |              |
+  +--+--+--+  +  +--+--+
|              |     |  |
+--+  +--+  +  +--+  +  +
|     |     |  |        |
+--+--+--+--+--+--+--+--+
31 doors for 32 rooms
<<< *)
