(* Tuples, names of patterns, alternatives that bind names, and conditions after
   which the next cases are tried.
   RUN: %everywhere %s
*)
let f p = match p with
  | (0, y) | (y, 0) -> y
  | (x, y) when x = y -> 2 * x
  | ((x, y) as q) when fst q > y -> x - y
  | x, _ -> -x

let g t = match t with
  | (1, (a, 'x')), _ | (2, (_, 'y')), (a, _) -> a
  | (n, _), (m, true) -> n * m
  | _, (m, false) -> m

let sorted (a, b, c) =
  match a < b, b < c with
  | true, true -> true
  | _ -> false

let rec loop acc = function
  | 0 | 1 -> acc
  | n when n mod 2 = 0 -> loop (acc + 1) (n / 2)
  | n -> loop (acc + 1) (3 * n + 1)

let area shape = let (kind, (a, b)) = shape in
  match kind with "rect" -> a *. b | "tri" -> a *. b /. 2. | _ -> 0.

let () =
  Array.iter (fun x -> print_int x; print_char (Char.chr 32))
    [|f (0, 3); f (4, 0); f (5, 5); f (7, 2); f (2, 7); g ((1, (5, (Char.chr 120))), (8, true)); g ((2, (5, (Char.chr 121))), (8, true)); g ((2, (5, (Char.chr 122))), (8, true)); g ((3, (5, (Char.chr 122))), (8, false)); loop 0 27|];
  print_newline ()
let () = print_string (string_of_bool (sorted (1, 2, 3))); print_float (area ("tri", (3., 4.))); print_newline ()

(* >>> output
3 4 10 5 -2 5 8 16 8 111 
true6.
<<< *)
