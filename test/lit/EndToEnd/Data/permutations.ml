(* Permutations, subsets and combinations of lists.
   RUN: %everywhere %s
*)
let rec insertions x = function
  | [] -> [[x]]
  | y :: rest as l -> (x :: l) :: List.map (fun l -> y :: l) (insertions x rest)

let rec permutations = function
  | [] -> [[]]
  | x :: rest -> List.concat_map (insertions x) (permutations rest)

let rec subsets = function
  | [] -> [[]]
  | x :: rest ->
    let without = subsets rest in
    without @ List.map (fun s -> x :: s) without

let rec choose k l =
  match k, l with
  | 0, _ -> [[]]
  | _, [] -> []
  | k, x :: rest -> List.map (fun c -> x :: c) (choose (k - 1) rest) @ choose k rest

let rec product = function
  | [] -> [[]]
  | l :: rest ->
    let tails = product rest in
    List.concat (List.map (fun x -> List.map (fun t -> x :: t) tails) l)

let rec partitions n largest =
  if n = 0 then [[]]
  else if n < 0 || largest = 0 then []
  else
    List.map (fun p -> largest :: p) (partitions (n - largest) largest)
    @ partitions n (largest - 1)

(* All ways to put parentheses around n factors. *)
type shape = Factor | Times of shape * shape

let rec shapes n =
  if n = 1 then [Factor]
  else
    List.concat
      (List.init (n - 1) (fun i ->
         List.concat_map
           (fun l -> List.map (fun r -> Times (l, r)) (shapes (n - 1 - i)))
           (shapes (i + 1))))

let rec show_shape = function
  | Factor -> "x"
  | Times (a, b) -> "(" ^ show_shape a ^ show_shape b ^ ")"

let show l = "{" ^ String.concat "" (List.map string_of_int l) ^ "}"
let print ls = print_endline (String.concat " " (List.map show ls))

let () =
  print (permutations [1; 2; 3]);
  print (List.sort compare (permutations [1; 2; 3]));
  print (subsets [1; 2; 3]);
  print (choose 2 [1; 2; 3; 4]);
  print (product [[1; 2]; [3]; [4; 5]]);
  print (partitions 5 5);
  Printf.printf "%d %d %d %d\n"
    (List.length (permutations [1; 2; 3; 4; 5; 6]))
    (List.length (subsets (List.init 10 (fun i -> i))))
    (List.length (choose 4 (List.init 9 (fun i -> i))))
    (List.length (partitions 20 20));
  List.iter (fun s -> print_string (show_shape s ^ " ")) (shapes 4);
  print_newline ();
  let sorted = List.sort_uniq compare (shapes 5 @ shapes 5) in
  Printf.printf "%d %s %s\n" (List.length sorted)
    (show_shape (List.hd sorted))
    (show_shape (List.nth sorted 13));
  Printf.printf "%b\n"
    (List.for_all (fun p -> List.sort compare p = [1; 2; 3; 4]) (permutations [4; 2; 3; 1]))
(* >>> output
{123} {213} {231} {132} {312} {321}
{123} {132} {213} {231} {312} {321}
{} {3} {2} {23} {1} {13} {12} {123}
{12} {13} {14} {23} {24} {34}
{134} {135} {234} {235}
{5} {41} {32} {311} {221} {2111} {11111}
720 1024 126 627
(x(x(xx))) (x((xx)x)) ((xx)(xx)) ((x(xx))x) (((xx)x)x) 
14 (x(x(x(xx)))) ((((xx)x)x)x)
true
<<< *)
