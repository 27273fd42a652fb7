(* Rose trees and forests, by mutual recursion and by folding.
   RUN: %everywhere %s
*)
type 'a rose = Rose of 'a * 'a forest
and 'a forest = 'a rose list

let leaf x = Rose (x, [])

let rec size (Rose (_, f)) = 1 + forest_size f
and forest_size = function
  | [] -> 0
  | t :: f -> size t + forest_size f

let rec depth (Rose (_, children)) =
  1 + List.fold_left (fun d t -> max d (depth t)) 0 children

let rec fold f (Rose (x, children)) = f x (List.map (fold f) children)

let rec map f (Rose (x, children)) = Rose (f x, List.map (map f) children)

let preorder t = fold (fun x parts -> x :: List.concat parts) t
let postorder t = fold (fun x parts -> List.concat parts @ [x]) t
let sum t = fold (fun x parts -> List.fold_left ( + ) x parts) t

let levels t =
  let rec go = function
    | [] -> []
    | nodes ->
      List.map (fun (Rose (x, _)) -> x) nodes
      :: go (List.concat_map (fun (Rose (_, c)) -> c) nodes)
  in
  go [t]

let rec render indent (Rose (x, children)) =
  print_string indent;
  print_endline x;
  List.iter (render (indent ^ "  ")) children

let rec paths (Rose (x, children)) =
  match children with
  | [] -> [[x]]
  | _ -> List.map (fun p -> x :: p) (List.concat_map paths children)

(* The first-child, next-sibling form. *)
type 'a binary = Nil | Bin of 'a * 'a binary * 'a binary

let rec to_binary = function
  | [] -> Nil
  | Rose (x, children) :: siblings -> Bin (x, to_binary children, to_binary siblings)

let rec of_binary = function
  | Nil -> []
  | Bin (x, child, sibling) -> Rose (x, of_binary child) :: of_binary sibling

let rec number n (Rose (x, children)) =
  let (n', children') = number_all (n + 1) children in
  (n', Rose ((n, x), children'))
and number_all n = function
  | [] -> (n, [])
  | t :: rest ->
    let (n, t) = number n t in
    let (n, rest) = number_all n rest in
    (n, t :: rest)

let () =
  let t =
    Rose ("animals",
          [ Rose ("mammals", [leaf "cat"; Rose ("dogs", [leaf "poodle"; leaf "terrier"])]);
            Rose ("birds", [leaf "owl"]);
            leaf "fish" ]) in
  render "" t;
  Printf.printf "%d nodes, depth %d\n" (size t) (depth t);
  let line l = print_endline (String.concat " " l) in
  line (preorder t);
  line (postorder t);
  List.iter line (levels t);
  List.iter (fun p -> print_endline (String.concat "/" p)) (paths t);
  let lengths = map String.length t in
  Printf.printf "%d %d\n" (sum lengths) (fold (fun x parts -> List.fold_left max x parts) lengths);
  let (n, numbered) = number 1 t in
  line (preorder (map (fun (i, x) -> Printf.sprintf "%d:%s" i x) numbered));
  Printf.printf "%d\n" n;
  (match to_binary [t; leaf "plants"] with
   | Bin (a, Bin (b, _, Bin (c, _, _)), Bin (d, Nil, Nil)) -> line [a; b; c; d]
   | _ -> print_endline "other shape");
  Printf.printf "%b %b\n" (of_binary (to_binary [t]) = [t]) (t < leaf "bacteria")

(* >>> output
animals
  mammals
    cat
    dogs
      poodle
      terrier
  birds
    owl
  fish
9 nodes, depth 4
animals mammals cat dogs poodle terrier birds owl fish
cat poodle terrier dogs mammals owl birds fish animals
animals
mammals birds fish
cat dogs owl
poodle terrier
animals/mammals/cat
animals/mammals/dogs/poodle
animals/mammals/dogs/terrier
animals/birds/owl
animals/fish
46 7
1:animals 2:mammals 3:cat 4:dogs 5:poodle 6:terrier 7:birds 8:owl 9:fish
10
animals mammals birds plants
true true
<<< *)
