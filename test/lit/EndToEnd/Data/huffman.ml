(* Huffman codes, with a priority queue of trees.
   RUN: %everywhere %s
*)
type tree = Leaf of int * char | Fork of int * tree * tree
type bit = O | I

let weight = function Leaf (w, _) | Fork (w, _, _) -> w

let rec insert t = function
  | [] -> [t]
  | u :: rest as l -> if weight t <= weight u then t :: l else u :: insert t rest

let rec build = function
  | [] -> None
  | [t] -> Some t
  | a :: b :: rest -> build (insert (Fork (weight a + weight b, a, b)) rest)

let frequencies s =
  let rec count c = function
    | [] -> [(c, 1)]
    | (d, n) :: rest when c = d -> (d, n + 1) :: rest
    | p :: rest -> p :: count c rest
  in
  let l = ref [] in
  String.iter (fun c -> l := count c !l) s;
  List.sort (fun (c, m) (d, n) -> if m <> n then compare m n else compare c d) !l

let codes tree =
  let rec go path = function
    | Leaf (_, c) -> [(c, List.rev path)]
    | Fork (_, l, r) -> go (O :: path) l @ go (I :: path) r
  in
  List.sort compare (go [] tree)

let encode codes s =
  List.concat (List.init (String.length s) (fun i -> List.assoc s.[i] codes))

let decode tree bits =
  let rec go node bits =
    match node, bits with
    | Leaf (_, c), [] -> [c]
    | Leaf (_, c), bits -> c :: go tree bits
    | Fork (_, l, _), O :: rest -> go l rest
    | Fork (_, _, r), I :: rest -> go r rest
    | Fork _, [] -> failwith "incomplete code"
  in
  go tree bits

let show bits = String.concat "" (List.map (function O -> "0" | I -> "1") bits)

let () =
  let text = "she sells sea shells by the sea shore" in
  match build (List.map (fun (c, n) -> Leaf (n, c)) (frequencies text)) with
  | None -> print_endline "nothing"
  | Some tree ->
    let codes = codes tree in
    List.iter (fun (c, bits) -> Printf.printf "%c %s\n" c (show bits)) codes;
    let bits = encode codes text in
    Printf.printf "%d chars, %d bits, weight %d\n" (String.length text) (List.length bits) (weight tree);
    print_endline (String.concat "" (List.map (String.make 1) (decode tree bits)));
    (try ignore (decode tree (List.tl (List.rev bits)))
     with Failure s -> print_endline s);
    Printf.printf "%b %b\n" (codes = List.sort compare (List.rev codes)) (O < I)
(* >>> output
  111
a 11011
b 110100
e 00
h 010
l 011
o 110101
r 110010
s 10
t 110011
y 11000
37 chars, 114 bits, weight 37
she sells sea shells by the sea shore
incomplete code
true true
<<< *)
