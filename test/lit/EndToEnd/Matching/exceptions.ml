(* Patterns of exceptions, cases for exceptions in a match, and definitions that
   do not cover every value. The last match fails.
   RUN: %everywhere %s --status=2
*)
exception A
exception B of int
exception C of int * string
exception D of (int * int)
let f n = match n with
  | 0 -> raise A
  | 1 -> raise (B 10)
  | 2 -> raise (B 20)
  | 3 -> raise (C (3, "three"))
  | 4 -> raise (C (4, "four"))
  | 5 -> raise (D (5, 6))
  | 6 -> failwith "six"
  | 7 -> raise Not_found
  | n -> n
let g n =
  try f n with
  | A -> -1
  | B 10 -> -2
  | B n when n > 100 -> -3
  | B n -> -n
  | C (3, s) -> String.length s
  | C (n, "four") -> -4 * n
  | D (a, b) as e -> (match e with D (c, _) -> a + b + c | _ -> 0)
  | Failure s | Invalid_argument s -> String.length s
let h n = match f n with
  | 8 -> "eight"
  | n -> string_of_int n
  | exception A -> "A"
  | exception (B n | C (n, _)) -> "BC" ^ string_of_int n
  | exception Failure s -> s
let k n = match g n with
  | x when x > 0 -> (try h n with D p -> string_of_int (fst p))
  | _ -> "neg"
  | exception Not_found -> "lost"
let () =
  for i = 0 to 6 do print_int (g i); print_char ' ' done;
  print_newline ();
  Array.iter (fun i -> print_string (h i); print_char ' ') [|0;1;3;6;8;9|];
  for i = 0 to 9 do print_string (k i); print_char ',' done;
  print_newline ();
  let (B x | C (x, _)) = B 7 in
  print_int x;
  (match 3 with 1 -> print_string "one" | 2 -> print_string "two")

(* >>> output
-1 -2 -20 5 -16 16 3 
A BC10 BC3 six eight 9 neg,neg,neg,BC3,neg,5,six,lost,eight,9,
7<<< *)

(* >>> errors
Fatal error: exception Match_failure("exceptions.ml", 47, 2)
<<< *)
