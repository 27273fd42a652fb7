(* Hashtbl.hash has the results of OCaml for all kinds of values.
   RUN: %everywhere %s
*)
type color = Red | Green | Blue
type shape = Point | Circle of float | Box of { w : int; h : float } | Poly of (int * int) list | Pair of int * string
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree
type person = { name : string; mutable age : int; tags : string list }
type vec = { x : float; y : float; z : float }
type 'a boxed = { v : 'a }
type nested = { p : int * (char * float); q : vec; r : color }
type peano = Z | S of peano
type one = One of float
type u = U of unit | V of int
type big = { a0 : int; a1 : int; a2 : int; a3 : int; a4 : int; a5 : int; a6 : int; a7 : int; a8 : int; a9 : int; a10 : int; a11 : int }
let p s h = Printf.printf "%s %d\n" s h
let rec build n = if n = 0 then Leaf else Node (build (n - 1), n, build (n - 1))
let rec peano n = if n = 0 then Z else S (peano (n - 1))
let rec upto i n = if i > n then [] else i :: upto (i + 1) n
let show name hash values = List.iter (fun v -> p name (hash v)) values
let () =
  show "int" Hashtbl.hash [0; 1; -1; 42; 1000000; 1073741823; -1073741824; 123456789; -7];
  show "char" Hashtbl.hash ['a'; '\000'; '\255'];
  show "bool" Hashtbl.hash [true; false];
  p "unit" (Hashtbl.hash ());
  show "float" Hashtbl.hash [0.0; -0.0; 1.0; -1.0; 1.5; 3.14159; 1e300; -1e-300; 4.9e-324; 2.2250738585072014e-308; 2.2e-308; infinity; neg_infinity; nan; -. nan; max_float; min_float; epsilon_float; 0.1; 123456.789; 1e10; 2147483648.5; 1e-5; 0.5; 0.75; 1e22];
  let x = ref 1e-320 in
  for _ = 1 to 70 do p "scale" (Hashtbl.hash !x); p "scale" (Hashtbl.hash (-. !x)); x := !x *. 9876543.21 *. 1.7 done;
  show "string" Hashtbl.hash [""; "a"; "ab"; "abc"; "abcd"; "abcde"; "hello world"; "\255\254\253\252"; String.make 300 'x'; String.make 255 'q'];
  for n = 0 to 40 do p "length" (Hashtbl.hash (String.init n (fun i -> Char.chr (i * 37 land 255)))) done;
  p "bytes" (Hashtbl.hash (Bytes.of_string "hello"));
  show "color" Hashtbl.hash [Red; Green; Blue];
  show "shape" Hashtbl.hash [Point; Circle 1.0; Circle 2.5; Box { w = 1; h = 2.0 }; Poly []; Poly [1, 2; 3, 4]; Pair (3, "x")];
  show "pair" Hashtbl.hash [1, 2; 2, 1; -1, 0];
  show "mixed" Hashtbl.hash [(1, "a", 'c', true, 2.5); (2, "", '\n', false, nan)];
  show "nesting" Hashtbl.hash [(1, (2, (3, 4))), ("x", 5)];
  show "long" Hashtbl.hash [(1,2,3,4,5,6,7,8,9,10,11,12)];
  show "last" Hashtbl.hash [(1, Circle 2.0); (1, Point); (2, Pair (1, "a"))];
  show "first" Hashtbl.hash [(Pair (1, "a"), 2); (Point, 1)];
  show "floats" Hashtbl.hash [(1.0, 2.0); (0.5, -3.0)];
  show "float refs" Hashtbl.hash [ref 1.0; ref 0.0];
  show "refs" Hashtbl.hash [ref 1; ref 2];
  show "nested refs" Hashtbl.hash [ref (ref "a")];
  show "vec" Hashtbl.hash [{ x = 1.0; y = 2.0; z = 3.0 }];
  show "boxed" Hashtbl.hash [{ v = 1.0 }];
  show "boxed int" Hashtbl.hash [{ v = 1 }];
  show "one" Hashtbl.hash [One 1.0];
  show "u" Hashtbl.hash [U (); V 0; V 1];
  show "person" Hashtbl.hash [{ name = "Ann"; age = 3; tags = ["a"; "b"] }];
  show "nested" Hashtbl.hash [{ p = (1, ('c', 2.0)); q = { x = 1.0; y = 2.0; z = 3.0 }; r = Blue }];
  show "big" Hashtbl.hash [{ a0 = 0; a1 = 1; a2 = 2; a3 = 3; a4 = 4; a5 = 5; a6 = 6; a7 = 7; a8 = 8; a9 = 9; a10 = 10; a11 = 11 }];
  for n = 0 to 13 do p "tree" (Hashtbl.hash (build (min n 6))); p "list" (Hashtbl.hash (upto 1 n)) done;
  show "strings" Hashtbl.hash [[]; ["a"]; ["a"; "b"; ""]; ["x"; "yy"]];
  show "lists" Hashtbl.hash [[[1]; [2; 3]]; [[]; []]; [upto 1 20; upto 1 3]];
  show "option" Hashtbl.hash [None; Some 1; Some 2];
  show "options" Hashtbl.hash [Some (Some None); Some (Some (Some "a")); None];
  show "result" Hashtbl.hash [Ok 1; Error "a"];
  show "int array" Hashtbl.hash [[||]; [|1|]; [|1; 2; 3|]; Array.init 50 (fun i -> i)];
  show "float array" Hashtbl.hash [[||]; [|1.0|]; [|1.0; 2.0; 3.0|]; Array.init 50 float_of_int];
  show "array of arrays" Hashtbl.hash [[|[|1.0|]; [||]|]; Array.make 3 (Array.init 12 float_of_int); [||]];
  show "tuple of arrays" Hashtbl.hash [([|1; 2|], [|"a"|], [|1.5; 2.5|])];
  show "option array" Hashtbl.hash [Array.make 120 None; Array.make 120 (Some (Some 1))];
  show "unit array" Hashtbl.hash [[|(); ()|]];
  for n = 95 to 105 do p "peano" (Hashtbl.hash (peano n)) done;
  p "peano" (Hashtbl.hash (Array.make 99 (Some Z), 1));
  for n = 95 to 101 do p "wide" (Hashtbl.hash (Array.init n (fun i -> if i < 95 then [||] else [|i|]))) done;
  p "param" (Hashtbl.hash_param 3 5 (upto 1 9));
  p "param" (Hashtbl.hash_param 20 300 (upto 1 30));
  p "param" (Hashtbl.hash_param 0 5 (upto 1 9));
  p "param" (Hashtbl.hash_param 5 0 (upto 1 9));
  p "param" (Hashtbl.hash_param 5 (-1) (upto 1 9));
  p "param" (Hashtbl.hash_param 1 1 (1, 2));
  p "seeded" (Hashtbl.seeded_hash 17 "abc");
  p "seeded" (Hashtbl.seeded_hash 17 (upto 1 5));
  p "seeded" (Hashtbl.seeded_hash_param 4 9 99 (build 4));
  List.iter (p "map") (List.map Hashtbl.hash [1; 2; 3])
