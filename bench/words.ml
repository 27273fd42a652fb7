(* The frequencies of words in a pseudo-random text of 1,000,000 words, counted with a
   map from strings to counters, which is an AVL tree, and sorted. *)

type counter = { word : string; mutable count : int }
type map = Empty | Node of map * counter * map * int

let height = function Empty -> 0 | Node (_, _, _, h) -> h

let make l c r =
  let a = height l and b = height r in
  Node (l, c, r, if a < b then b + 1 else a + 1)

let balance l c r =
  let a = height l and b = height r in
  match l, r with
  | Node (ll, lc, Node (m, mc, n, _), _), _ when a > b + 1 && height ll < a - 1 ->
    make (make ll lc m) mc (make n c r)
  | Node (ll, lc, lr, _), _ when a > b + 1 -> make ll lc (make lr c r)
  | _, Node (Node (m, mc, n, _), rc, rr, _) when b > a + 1 && height rr < b - 1 ->
    make (make l c m) mc (make n rc rr)
  | _, Node (rl, rc, rr, _) when b > a + 1 -> make (make l c rl) rc rr
  | _ -> make l c r

let rec find word = function
  | Empty -> None
  | Node (l, c, r, _) ->
    let order = compare word c.word in
    if order < 0 then find word l else if order > 0 then find word r else Some c

let rec add counter = function
  | Empty -> Node (Empty, counter, Empty, 1)
  | Node (l, c, r, _) ->
    if compare counter.word c.word < 0 then balance (add counter l) c r
    else balance l c (add counter r)

let rec counters t rest =
  match t with
  | Empty -> rest
  | Node (l, c, r, _) -> counters l (c :: counters r rest)

let next seed = (seed * 1366 + 150889) mod 714025

let syllables = [| "ba"; "ce"; "di"; "fo"; "gu"; "ha"; "je"; "ki"; "lo"; "mu"; "na"; "pe" |]

(* Short words and those of the first syllables are frequent. *)
let rec word seed parts text =
  let syllable = syllables.((seed mod 144) * (seed / 144 mod 12) / 144) in
  let text = text ^ syllable in
  if parts = 0 then text else word (next seed) (parts - 1) text

let rec read n seed t =
  if n = 0 then t
  else
    let w = word seed (seed mod 4) "" in
    let t =
      match find w t with
      | Some c -> c.count <- c.count + 1; t
      | None -> add { word = w; count = 1 } t
    in
    read (n - 1) (next (next (seed + n land 15))) t

let more_frequent a b =
  if a.count <> b.count then compare b.count a.count else compare a.word b.word

let rec print n = function
  | c :: rest when n > 0 ->
    print_string c.word;
    print_char ' ';
    print_int c.count;
    print_newline ();
    print (n - 1) rest
  | _ -> ()

let rec hash word i n =
  if i = String.length word then n
  else hash word (i + 1) ((n * 31 + Char.code word.[i]) land 1048575)

let () =
  let t = read 1000000 1 Empty in
  print_int (height t);
  print_newline ();
  let sorted = List.sort more_frequent (counters t []) in
  print_int (List.length sorted);
  print_newline ();
  print 10 sorted;
  print_int (List.fold_left (fun n c -> (n * 7 + hash c.word 0 c.count) land 1048575) 0 sorted);
  print_newline ()

(* >>> output
16
10643
ba 85881
ce 41577
di 31431
baba 28210
fo 24704
gu 19046
ha 14892
ceba 14388
bace 14327
je 11976
623972
<<< *)
