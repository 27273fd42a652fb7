(* Map.Make and Set.Make, for modules of the library and of the program.
   RUN: %everywhere %s
*)
module IntMap = Map.Make (Int)
module Words = Set.Make (String)
module Pairs = Map.Make (struct
  type t = int * string
  let compare (a, b) (c, d) = match compare c a with 0 -> compare b d | n -> n
end)
module Descending = struct
  type t = float
  let compare x y = compare y x
end
module Floats = Set.Make (Descending)

let show m = IntMap.iter (Printf.printf "%d:%d ") m; print_newline ()
let show_words s = print_endline (String.concat " " (Words.elements s))
let numbers n = List.init n (fun i -> (i * 7919) mod 101)

let () =
  let m = List.fold_left (fun m k -> IntMap.add k (k * k) m) IntMap.empty (numbers 40) in
  show m;
  Printf.printf "%d %b %b\n" (IntMap.cardinal m) (IntMap.mem 3 m) (IntMap.is_empty m);
  show (IntMap.filter (fun k x -> (k + x) mod 3 = 0) m);
  let small, large = IntMap.partition (fun k _ -> k < 50) m in
  show small;
  let below, at, above = IntMap.split 20 large in
  Printf.printf "%d %b %d\n" (IntMap.cardinal below) (at = None) (IntMap.cardinal above);
  let m' = List.fold_left (fun m k -> IntMap.remove k m) m (numbers 25) in
  show m';
  show (IntMap.union (fun _ x y -> if x = y then None else Some (x + y)) m' (IntMap.map succ small));
  show (IntMap.merge (fun k x y -> match x, y with Some x, Some _ -> Some x | Some _, None -> None | None, _ -> Some k) m' large);
  show (IntMap.update 5 (function None -> Some 1 | Some _ -> None) (IntMap.singleton 5 0));
  print_int (IntMap.fold (fun k x n -> n + k - x) m 0);
  (match IntMap.find_opt 1000 m with None -> print_endline " none" | Some n -> print_int n);
  (try ignore (IntMap.find 1000 m) with Not_found -> print_endline "Not_found");
  let k, _ = IntMap.min_binding m and j, _ = IntMap.max_binding m in
  Printf.printf "%d %d %b\n" k j (IntMap.for_all (fun k x -> x = k * k) m);
  Printf.printf "%d %b\n" (IntMap.compare compare m' m) (IntMap.equal ( = ) m m)

let words = "the quick brown fox jumps over the lazy dog and the cat"
let count (m : int Pairs.t) w =
  let k = (String.length w, w) in
  Pairs.add k (1 + match Pairs.find_opt k m with Some n -> n | None -> 0) m

let () =
  let list = String.split_on_char ' ' words in
  let s = Words.of_list list in
  show_words s;
  let t = Words.filter (fun w -> String.length w > 3) s in
  show_words t;
  show_words (Words.diff s t);
  show_words (Words.inter (Words.add "zebra" t) s);
  show_words (Words.union (Words.singleton "a") (Words.map String.uppercase_ascii t));
  Printf.printf "%b %b %d\n" (Words.subset t s) (Words.mem "fox" t) (Words.compare s t);
  Pairs.iter (fun (n, w) c -> Printf.printf "%d-%s-%d " n w c) (List.fold_left count Pairs.empty list);
  print_newline ();
  Floats.iter (Printf.printf "%.1f ") (Floats.of_list [ 1.5; 3.5; 2.5; 1.5 ]);
  print_newline ()

module Graph = struct
  module Nodes = Set.Make (Int)
  let rec reach edges seen n =
    if Nodes.mem n seen then seen
    else List.fold_left (reach edges) (Nodes.add n seen) (IntMap.find n edges)
end
let () =
  let edges = List.fold_left (fun m (k, l) -> IntMap.add k l m) IntMap.empty [ (1, [ 2; 3 ]); (2, [ 4 ]); (3, []); (4, [ 1 ]); (5, [ 5 ]) ] in
  print_endline (String.concat "," (List.map string_of_int Graph.(Nodes.elements (reach edges Nodes.empty 1))));
  let open Lazy in
  let n = ref 0 in
  let l = lazy (incr n; !n * 10) in
  let failing = lazy (incr n; raise Not_found) in
  let get l = try force l with Not_found -> -1 in
  let first = get l in
  let again = get l in
  let failed = get failing in
  Printf.printf "%d %d %d %d\n" first again failed !n

(* >>> output
0:0 2:4 3:9 6:36 9:81 12:144 15:225 18:324 21:441 22:484 25:625 28:784 31:961 34:1156 37:1369 40:1600 41:1681 43:1849 44:1936 47:2209 50:2500 53:2809 56:3136 59:3481 62:3844 63:3969 66:4356 69:4761 72:5184 75:5625 78:6084 81:6561 82:6724 84:7056 85:7225 88:7744 91:8281 94:8836 97:9409 100:10000 
40 true false
0:0 2:4 3:9 6:36 9:81 12:144 15:225 18:324 21:441 41:1681 44:1936 47:2209 50:2500 53:2809 56:3136 59:3481 62:3844 63:3969 66:4356 69:4761 72:5184 75:5625 78:6084 81:6561 84:7056 
0:0 2:4 3:9 6:36 9:81 12:144 15:225 18:324 21:441 22:484 25:625 28:784 31:961 34:1156 37:1369 40:1600 41:1681 43:1849 44:1936 47:2209 
0 true 20
2:4 15:225 18:324 21:441 37:1369 40:1600 43:1849 56:3136 59:3481 62:3844 78:6084 81:6561 84:7056 97:9409 100:10000 
0:1 2:9 3:10 6:37 9:82 12:145 15:451 18:649 21:883 22:485 25:626 28:785 31:962 34:1157 37:2739 40:3201 41:1682 43:3699 44:1937 47:2210 56:3136 59:3481 62:3844 78:6084 81:6561 84:7056 97:9409 100:10000 
50:50 53:53 56:3136 59:3481 62:3844 63:63 66:66 69:69 72:72 75:75 78:6084 81:6561 82:82 84:7056 85:85 88:88 91:91 94:94 97:9409 100:10000 

-131520 none
Not_found
0 100 true
1 true
and brown cat dog fox jumps lazy over quick the
brown jumps lazy over quick
and cat dog fox the
brown jumps lazy over quick
BROWN JUMPS LAZY OVER QUICK a
true false -1
5-brown-1 5-jumps-1 5-quick-1 4-lazy-1 4-over-1 3-and-1 3-cat-1 3-dog-1 3-fox-1 3-the-3 
3.5 2.5 1.5 
1,2,3,4
10 10 -1 2
<<< *)
