(* Hash tables are visited in OCaml's order, also after they have grown, while they are
   changed, and with keys of all kinds.
   RUN: %everywhere %s
*)
type token = Number of int | Name of string | Point of float * float | End
type tree = Leaf | Node of tree * int * tree

let show key value h =
  Hashtbl.iter (fun k v -> Printf.printf "%s=%s " (key k) (value v)) h;
  Printf.printf "(%d)\n" (Hashtbl.length h)

let int = string_of_int
let text s = s

let stats h =
  let s = Hashtbl.stats h in
  Printf.printf "%d %d %d:" s.Hashtbl.num_bindings s.Hashtbl.num_buckets s.Hashtbl.max_bucket_length;
  Array.iter (fun n -> Printf.printf " %d" n) s.Hashtbl.bucket_histogram;
  print_newline ()

(* Growth, several bindings of a key, removal. *)
let () =
  let h = Hashtbl.create 1 in
  for i = 0 to 99 do Hashtbl.replace h (i * i - 50) i done;
  show int int h; stats h;
  for i = 0 to 9 do Hashtbl.add h (i mod 4) i done;
  List.iter (fun k -> List.iter (fun v -> Printf.printf "%d " v) (Hashtbl.find_all h k)) [0; 1; 3; 7];
  print_newline ();
  Hashtbl.remove h 1; Hashtbl.remove h 1; Hashtbl.remove h 1; Hashtbl.remove h 1; Hashtbl.remove h 1;
  Hashtbl.remove h 12345;
  Hashtbl.replace h 0 100;
  print_endline (match Hashtbl.find_opt h 1 with None -> "none" | Some n -> int n);
  print_endline (match Hashtbl.find_opt h 0 with None -> "none" | Some n -> int n);
  print_endline (string_of_bool (Hashtbl.mem h 3));
  Hashtbl.filter_map_inplace (fun k v -> if (k + v) mod 3 = 0 then None else Some (v * 2)) h;
  let copy = Hashtbl.rebuild (Hashtbl.copy h) in
  Hashtbl.clear h;
  show int int h; stats h;
  Hashtbl.reset h;
  stats h;
  show int int copy;
  print_int (Hashtbl.fold (fun k v sum -> (sum * 7 + k * v) land 0xffff) copy 0);
  print_newline ();
  print_int (try Hashtbl.find copy 1 with Not_found -> -1);
  print_newline ()

(* Changes in a traversal. *)
let () =
  let h = Hashtbl.create 16 in
  for i = 0 to 31 do Hashtbl.replace h i i done;
  let n = ref 0 in
  Hashtbl.iter
    (fun k v ->
       incr n;
       if !n < 100 then (
         Hashtbl.replace h (k + 1000) (-v - 1);
         Hashtbl.replace h k (v + 1);
         Hashtbl.remove h (k + 7);
         Hashtbl.replace h (k + 1) 5);
       Printf.printf "%d:%d " k v)
    h;
  print_newline ();
  show int int h;
  (try Hashtbl.iter (fun k v -> if v > 3 then raise Exit) h with Exit -> ());
  for i = 0 to 200 do Hashtbl.add h (-i) i done;
  show int int h

(* Keys of other types. *)
let () =
  let words = String.split_on_char ' ' "the quick brown fox jumps over the lazy dog and the cat and a hat that the bat sat on at the end of a very long and winding road to a small town by the sea where nobody ever came except for the postman who had a dog called fox" in
  let count = Hashtbl.create ~random:false 10 in
  List.iter
    (fun w -> Hashtbl.replace count w (1 + try Hashtbl.find count w with Not_found -> 0))
    words;
  show text int count;
  let pairs = Hashtbl.create 0 in
  for i = 0 to 9 do for j = 0 to 4 do Hashtbl.replace pairs (i, (char_of_int (97 + j))) (i * j) done done;
  show (fun (i, c) -> int i ^ String.make 1 c) int pairs;
  let tokens = Hashtbl.create 7 in
  List.iteri
    (fun i t -> Hashtbl.replace tokens t i)
    [Number 1; Name "x"; End; Point (0.0, 1.5); Number 2; Name "y"; Point (-0.0, 1.5); End; Number 1];
  show
    (function
      | Number n -> int n | Name s -> s | End -> "end"
      | Point (x, y) -> Printf.sprintf "%g,%g" x y)
    int tokens;
  let floats = Hashtbl.create 16 in
  List.iteri (fun i x -> Hashtbl.replace floats x i) [1.0; 0.1; nan; -0.0; 1e300; infinity; 0.0; nan; 2.5; 1e-310; -3.75];
  show (Printf.sprintf "%g") int floats;
  let trees = Hashtbl.create 16 in
  let rec build n = if n = 0 then Leaf else Node (build (n - 1), n, build (n / 2)) in
  for n = 0 to 9 do Hashtbl.replace trees (build n) [| n |] done;
  show (function Leaf -> "leaf" | Node (_, n, _) -> int n) (fun a -> int a.(0)) trees;
  let lists = Hashtbl.create 16 in
  for n = 0 to 20 do Hashtbl.replace lists (List.init n (fun i -> i), [| float_of_int n |]) n done;
  show (fun (l, _) -> int (List.length l)) int lists;
  let units = Hashtbl.create 3 in
  Hashtbl.add units () "a"; Hashtbl.add units () "b";
  show (fun () -> "()") text units

(* A functor. *)
module Fold = struct
  type t = string
  let equal s t = String.lowercase_ascii s = String.lowercase_ascii t
  let hash s = Hashtbl.hash (String.lowercase_ascii s)
end
module Table = Hashtbl.Make (Fold)
module Small = Hashtbl.Make (struct type t = int let equal x y = print_char '.'; x = y let hash x = x end)

let () =
  let h : int Table.t = Table.create 1 in
  List.iteri (fun i k -> Table.replace h k i) ["One"; "two"; "ONE"; "three"; "TWO"];
  for i = 0 to 40 do Table.add h ("k" ^ int i) i done;
  Table.iter (fun k v -> Printf.printf "%s=%d " k v) h;
  Printf.printf "\n%d %d %b\n" (Table.length h) (Table.find h "tHREE") (Table.mem h "four");
  Table.remove h "K7";
  Table.filter_map_inplace (fun _ v -> if v mod 2 = 0 then Some v else None) h;
  print_int (Table.fold (fun k v n -> String.length k + v + n) (Table.copy h) 0);
  print_int (List.length (Table.find_all h "k8"));
  Table.clear h;
  print_int (Table.length h);
  let s = Small.create 10 in
  List.iter (fun k -> Small.add s k (k, k)) [-1; 15; 31; 1; 17; -1];
  print_endline (match Small.find_opt s (-1) with Some (n, _) -> int n | None -> "none");
  Small.remove s 31;
  Small.iter (fun k _ -> Printf.printf "%d " k) s;
  print_newline ()
