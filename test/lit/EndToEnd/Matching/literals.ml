(* Literals, intervals of characters, alternatives, and functions by cases.
   RUN: %everywhere %s
*)
let name n = match n with
  | 0 -> "zero"
  | 1 | 2 | 3 -> "few"
  | -1 -> "minus one"
  | n when n > 100 -> "many"
  | _ -> "some"

let kind c = match c with
  | 'a' .. 'z' -> 1
  | 'A' .. 'Z' -> 2
  | '0' .. '9' -> 3
  | ' ' | '\t' | '\n' -> 4
  | _ -> 5

let color = function
  | "red" -> 1
  | "green" | "blue" -> 2
  | _ -> 0

let truth a b = match a, b with
  | true, true -> "both"
  | true, false | false, true -> "one"
  | false, false -> "none"

let rec fib = function 0 | 1 as n -> n | n -> fib (n - 1) + fib (n - 2)

let rec gcd a = function 0 -> a | b -> gcd b (a mod b)

let f x = match x with 0. -> "zero" | 1.5 -> "one and a half" | _ -> "other"

let () =
  for i = -1 to 4 do print_string (name i); print_char ' ' done;
  print_endline (name 101);
  String.iter (fun c -> print_int (kind c)) "aZ5 \t!";
  print_newline ();
  print_int (color "red"); print_int (color "blue"); print_int (color "x");
  print_newline ();
  print_endline (truth true true ^ truth false true ^ truth false false);
  print_int (fib 20); print_char ' '; print_int (gcd 12 18); print_newline ();
  print_endline (f 0. ^ f (-0.) ^ f 1.5 ^ f 2.)

(* >>> output
minus one zero few few few some many
123445
120
bothonenone
6765 6
zerozeroone and a halfother
<<< *)
