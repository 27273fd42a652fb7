(* A program of a first course.
   RUN: %everywhere %s
*)
open Printf

(* Lab 2 -- rewriting the List module by hand.  None of these is
 * tail recursive unless it says so. *)

let rec length = function
  | [] -> 0
  | _ :: t -> 1 + length t

let rec append l1 l2 =
  match l1 with
  | [] -> l2
  | h :: t -> h :: append t l2

let rev l =
  let rec aux acc = function
    | [] -> acc
    | h :: t -> aux (h :: acc) t
  in
  aux [] l

let rec map f = function
  | [] -> []
  | x :: xs -> let y = f x in y :: map f xs

let rec filter p = function
  | [] -> []
  | x :: xs when p x -> x :: filter p xs
  | _ :: xs -> filter p xs

let rec take n = function
  | x :: xs when n > 0 -> x :: take (n - 1) xs
  | _ -> []

let rec drop n l =
  match n, l with
  | 0, l -> l
  | _, [] -> []
  | n, _ :: t -> drop (n - 1) t

(* consecutive duplicates: keep only one *)
let rec compress = function
  | a :: (b :: _ as t) when a = b -> compress t
  | a :: t -> a :: compress t
  | [] -> []

(* pack ['a';'a';'b'] = [['a';'a'];['b']] *)
let pack l =
  let rec aux cur acc = function
    | [] -> []
    | [x] -> (x :: cur) :: acc
    | a :: (b :: _ as t) ->
      if a = b then aux (a :: cur) acc t
      else aux [] ((a :: cur) :: acc) t
  in
  List.rev (aux [] [] l)

let encode l = map (fun g -> (List.hd g, length g)) (pack l)

let rec insert_everywhere x = function
  | [] -> [[x]]
  | y :: ys as l -> (x :: l) :: map (fun l' -> y :: l') (insert_everywhere x ys)

let rec permutations = function
  | [] -> [[]]
  | x :: xs -> List.concat (map (insert_everywhere x) (permutations xs))

let string_of_list f l = "[" ^ String.concat "; " (map f l) ^ "]"
let ints = string_of_list string_of_int

let () =
  let l = [1; 2; 3; 4; 5; 6] in
  printf "l           = %s\n" (ints l);
  printf "length      = %d\n" (length l);
  printf "append      = %s\n" (ints (append l [7; 8]));
  printf "rev         = %s\n" (ints (rev l));
  printf "squares     = %s\n" (ints (map (fun x -> x * x) l));
  printf "evens       = %s\n" (ints (filter (fun x -> x land 1 = 0) l));
  printf "take 2      = %s\n" (ints (take 2 l));
  printf "take 99     = %s\n" (ints (take 99 l));
  printf "drop 4      = %s\n" (ints (drop 4 l));
  let d = ['a'; 'a'; 'a'; 'b'; 'c'; 'c'; 'a'; 'd'] in
  let chars = string_of_list (String.make 1) in
  printf "compress    = %s\n" (chars (compress d));
  printf "pack        = %s\n" (string_of_list chars (pack d));
  printf "encode      = %s\n"
    (string_of_list (fun (c, n) -> sprintf "(%C, %d)" c n) (encode d));
  printf "permutations of [1;2;3]:\n";
  List.iteri (fun i p -> printf "  %d: %s\n" i (ints p)) (permutations [1; 2; 3])

(* >>> output
l           = [1; 2; 3; 4; 5; 6]
length      = 6
append      = [1; 2; 3; 4; 5; 6; 7; 8]
rev         = [6; 5; 4; 3; 2; 1]
squares     = [1; 4; 9; 16; 25; 36]
evens       = [2; 4; 6]
take 2      = [1; 2]
take 99     = [1; 2; 3; 4; 5; 6]
drop 4      = [5; 6]
compress    = [a; b; c; a; d]
pack        = [[a; a; a]; [b]; [c; c]; [a]; [d]]
encode      = [('a', 3); ('b', 1); ('c', 2); ('a', 1); ('d', 1)]
permutations of [1;2;3]:
  0: [1; 2; 3]
  1: [2; 1; 3]
  2: [2; 3; 1]
  3: [1; 3; 2]
  4: [3; 1; 2]
  5: [3; 2; 1]
<<< *)
