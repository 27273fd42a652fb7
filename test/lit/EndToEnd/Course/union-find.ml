(* Disjoint sets, and Kruskal's spanning tree.
   RUN: %everywhere %s
*)
let parent = Array.init 8 (fun i -> i)
let rank = Array.make 8 0

let rec find x =
  if parent.(x) = x then x
  else begin
    let root = find parent.(x) in
    parent.(x) <- root;
    root
  end

let union x y =
  let a = find x and b = find y in
  if a <> b then
    if rank.(a) < rank.(b) then parent.(a) <- b
    else begin
      parent.(b) <- a;
      if rank.(a) = rank.(b) then rank.(a) <- rank.(a) + 1
    end

let edges =
  [| (7, 0, 1); (5, 1, 2); (8, 0, 3); (9, 1, 3); (7, 1, 4); (5, 2, 4);
     (15, 3, 4); (6, 3, 5); (8, 4, 5); (9, 4, 6); (11, 5, 6) |]

let () =
  Array.sort compare edges;
  let total = ref 0 in
  Array.iter
    (fun (w, a, b) ->
      if find a <> find b then begin
        union a b;
        total := !total + w;
        Printf.printf "%d - %d (%d)\n" a b w
      end)
    edges;
  Printf.printf "total %d\n" !total;
  Printf.printf "%b %b\n" (find 0 = find 6) (find 0 = find 7)

(* >>> output
1 - 2 (5)
2 - 4 (5)
3 - 5 (6)
0 - 1 (7)
0 - 3 (8)
4 - 6 (9)
total 40
true false
<<< *)
