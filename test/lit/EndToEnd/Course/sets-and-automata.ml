(* A program of a first course.
   RUN: %everywhere %s --status=2
*)
(* Sets: functorial, with own orders; relations; finite automata. *)

module Card = struct
  type suit = Red | Black
  type t = { suit : suit; n : int }
  let compare a b =
    match Stdlib.compare a.n b.n with
    | 0 -> Stdlib.compare a.suit b.suit
    | c -> c
  let show { suit; n } = Printf.sprintf "%d%c" n (match suit with Red -> 'r' | Black -> 'b')
end

module CardSet = Set.Make (Card)

(* case does not matter in this one *)
module Words = Set.Make (struct
    type t = string
    let compare a b = compare (String.lowercase_ascii a) (String.lowercase_ascii b)
  end)

module IS = Set.Make (Int)
module ISS = Set.Make (IS)        (* sets of sets *)
module PS = Set.Make (struct type t = int * int let compare = compare end)

let show_is s = "{" ^ String.concat "," (List.map string_of_int (IS.elements s)) ^ "}"

let powerset s =
  IS.fold
    (fun x acc -> ISS.union acc (ISS.map (IS.add x) acc))
    s (ISS.singleton IS.empty)

let product a b =
  IS.fold (fun x acc -> IS.fold (fun y acc -> PS.add (x, y) acc) b acc) a PS.empty

let compose r s =
  PS.fold
    (fun (a, b) acc ->
       PS.fold (fun (b', c) acc -> if b = b' then PS.add (a, c) acc else acc) s acc)
    r PS.empty

let rec closure r =
  let r' = PS.union r (compose r r) in
  if PS.equal r r' then r else closure r'

let show_ps r =
  PS.elements r |> List.map (fun (a, b) -> Printf.sprintf "%d>%d" a b) |> String.concat " "

(* a nondeterministic automaton: words over a,b whose third letter from the end is a *)
let delta q c =
  match q, c with
  | 0, 'a' -> [ 0; 1 ]
  | 0, 'b' -> [ 0 ]
  | (1 | 2), ('a' | 'b') -> [ q + 1 ]
  | _ -> []

let step states c = IS.fold (fun q acc -> IS.union acc (IS.of_list (delta q c))) states IS.empty
let accepts w = IS.mem 3 (String.fold_left step (IS.singleton 0) w)

let determinize () =
  let rec explore seen = function
    | [] -> seen
    | s :: todo when ISS.mem s seen -> explore seen todo
    | s :: todo -> explore (ISS.add s seen) (step s 'a' :: step s 'b' :: todo)
  in
  explore ISS.empty [ IS.singleton 0 ]

let () =
  let open CardSet in
  let hand = of_list Card.[ { suit = Red; n = 7 }; { suit = Black; n = 2 }; { suit = Red; n = 2 }; { suit = Red; n = 7 } ] in
  Printf.printf "%d cards: %s\n" (cardinal hand) (String.concat " " (List.map Card.show (elements hand)));
  Printf.printf "min %s, max %s\n" (Card.show (min_elt hand)) (Card.show (max_elt hand));
  let red, black = partition (fun c -> c.Card.suit = Card.Red) hand in
  Printf.printf "%d red, %d black, disjoint %b\n" (cardinal red) (cardinal black) (disjoint red black)

let () =
  let w = Words.of_list (String.split_on_char ' ' "The cat and the Dog AND a CAT") in
  Printf.printf "words: %s\n" (String.concat " " (Words.elements w));
  Printf.printf "DOG: %b, bird: %b\n" (Words.mem "DOG" w) (Words.mem "bird" w);
  Printf.printf "as stored: %s\n" (Words.find "DOG" w)

let () =
  let a = IS.of_list [ 1; 2; 3; 4 ] and b = IS.of_list [ 3; 4; 5 ] in
  List.iter
    (fun (name, f) -> Printf.printf "%-7s %s\n" name (show_is (f a b)))
    [ "union", IS.union; "inter", IS.inter; "diff", IS.diff;
      "symdiff", fun a b -> IS.union (IS.diff a b) (IS.diff b a) ];
  let (below, present, above) = IS.split 3 a in
  Printf.printf "split at 3: %s %b %s\n" (show_is below) present (show_is above);
  Printf.printf "subset %b %b\n" (IS.subset (IS.of_list [ 4; 3 ]) a) (IS.subset b a);
  let p = powerset (IS.of_list [ 1; 2; 3 ]) in
  Printf.printf "%d subsets: %s\n" (ISS.cardinal p) (String.concat " " (List.map show_is (ISS.elements p)));
  Printf.printf "product: %s\n" (show_ps (product (IS.of_list [ 1; 2 ]) b));
  let r = PS.of_list [ 1, 2; 2, 3; 3, 4; 5, 5 ] in
  Printf.printf "closure: %s\n" (show_ps (closure r));
  List.iter (fun w -> Printf.printf "%-6S %b\n" w (accepts w)) [ ""; "a"; "abb"; "babab"; "abaabb"; "bbb" ];
  let d = determinize () in
  Printf.printf "%d states once deterministic: %s\n" (ISS.cardinal d) (String.concat " " (List.map show_is (ISS.elements d)));
  (match IS.choose_opt IS.empty with None -> print_endline "nothing to choose" | Some _ -> assert false);
  Printf.printf "first above 2: %d\n" (IS.find_first (fun x -> x > 2) a);
  Printf.printf "min of empty: %d\n" (IS.min_elt IS.empty)

(* >>> output
3 cards: 2r 2b 7r
min 2r, max 7r
2 red, 1 black, disjoint true
words: a and cat Dog The
DOG: true, bird: false
as stored: Dog
union   {1,2,3,4,5}
inter   {3,4}
diff    {1,2}
symdiff {1,2,5}
split at 3: {1,2} true {4}
subset true false
8 subsets: {} {1} {1,2} {1,2,3} {1,3} {2} {2,3} {3}
product: 1>3 1>4 1>5 2>3 2>4 2>5
closure: 1>2 1>3 1>4 2>3 2>4 3>4 5>5
""     false
"a"    false
"abb"  true
"babab" false
"abaabb" true
"bbb"  false
8 states once deterministic: {0} {0,1} {0,1,2} {0,1,2,3} {0,1,3} {0,2} {0,2,3} {0,3}
nothing to choose
first above 2: 3
<<< *)

(* >>> errors
Fatal error: exception Not_found
<<< *)
