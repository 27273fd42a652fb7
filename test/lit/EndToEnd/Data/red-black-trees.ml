(* Red-black trees: sets with Okasaki's insertion.
   RUN: %everywhere %s
*)
type color = R | B
type 'a tree = E | T of color * 'a tree * 'a * 'a tree

let balance = function
  | B, T (R, T (R, a, x, b), y, c), z, d
  | B, T (R, a, x, T (R, b, y, c)), z, d
  | B, a, x, T (R, T (R, b, y, c), z, d)
  | B, a, x, T (R, b, y, T (R, c, z, d)) ->
    T (R, T (B, a, x, b), y, T (B, c, z, d))
  | color, l, v, r -> T (color, l, v, r)

let insert x s =
  let rec ins = function
    | E -> T (R, E, x, E)
    | T (color, a, y, b) as s ->
      if x < y then balance (color, ins a, y, b)
      else if x > y then balance (color, a, y, ins b)
      else s
  in
  match ins s with
  | T (_, a, y, b) -> T (B, a, y, b)
  | E -> failwith "ins returned an empty tree"

let rec member x = function
  | E -> false
  | T (_, a, y, b) -> if x = y then true else if x < y then member x a else member x b

let rec elements acc = function
  | E -> acc
  | T (_, a, x, b) -> elements (x :: elements acc b) a

let rec depth = function E -> 0 | T (_, a, _, b) -> 1 + max (depth a) (depth b)

(* The black height, if the invariants hold. *)
let rec check = function
  | E -> Some 0
  | T (R, T (R, _, _, _), _, _) | T (R, _, _, T (R, _, _, _)) -> None
  | T (c, a, _, b) ->
    match check a, check b with
    | Some m, Some n when m = n -> Some (if c = B then m + 1 else m)
    | Some _, Some _ | None, _ | _, None -> None

let rec count c = function
  | E -> 0
  | T (d, a, _, b) -> (if c = d then 1 else 0) + count c a + count c b

let report t =
  let height = match check t with Some h -> string_of_int h | None -> "invalid" in
  Printf.printf "depth %d, black height %s, %d red, %d black\n" (depth t) height (count R t) (count B t)

let rec show = function
  | E -> "."
  | T (c, a, x, b) ->
    Printf.sprintf "(%s%s %d %s)" (match c with R -> "r" | B -> "b") (show a) x (show b)

let () =
  let rec upto n t = if n = 0 then t else upto (n - 1) (insert n t) in
  print_endline (show (upto 10 E));
  report (upto 10 E);
  report (upto 1000 E);
  let rec scattered i t = if i = 0 then t else scattered (i - 1) (insert (i * 271 mod 509) t) in
  let t = scattered 508 E in
  report t;
  Printf.printf "%b %b %b\n" (member 17 t) (member 508 t) (member 509 t);
  let l = elements [] t in
  Printf.printf "%d %d %b\n" (List.length l) (List.hd l) (l = List.sort compare l);
  let words = List.fold_left (fun t w -> insert w t) E ["the"; "cat"; "sat"; "on"; "the"; "mat"] in
  print_endline (String.concat " " (elements [] words));
  report words;
  report (T (R, T (R, E, 1, E), 2, E))

(* >>> output
(b(b(r(b(r. 1 .) 2 .) 3 (b. 4 .)) 5 (b. 6 .)) 7 (b(b. 8 .) 9 (b. 10 .)))
depth 5, black height 3, 2 red, 8 black
depth 15, black height 9, 6 red, 994 black
depth 11, black height 7, 236 red, 272 black
true true false
508 1 true
cat mat on sat the
depth 3, black height 2, 1 red, 4 black
depth 2, black height invalid, 2 red, 0 black
<<< *)
