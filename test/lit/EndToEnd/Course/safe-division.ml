(* Exceptions that the language raises.
   RUN: %everywhere %s
*)
let divide a b =
  try
    Printf.printf "%d / %d = %d\n" a b (a / b)
  with Division_by_zero -> Printf.printf "cannot divide %d by zero\n" a

let get a i =
  try a.(i) with Invalid_argument _ -> -1

let parse s = try int_of_string s with Failure _ -> 0

let char_at s i =
  try String.make 1 s.[i] with
  | Invalid_argument message -> "<" ^ message ^ ">"

let () =
  divide 10 3;
  divide 10 0;
  let a = [| 10; 20; 30 |] in
  Printf.printf "%d %d %d\n" (get a 0) (get a 3) (get a (-1));
  Printf.printf "%d %d\n" (parse "42") (parse "forty-two");
  print_endline (char_at "abc" 1);
  print_endline (char_at "abc" 7);
  let rest = try 7 mod 0 with Division_by_zero -> 99 in
  print_int rest;
  print_newline ();
  try failwith "the end" with
  | Not_found -> print_endline "not found"
  | Failure s -> print_endline ("failure: " ^ s)

(* >>> output
10 / 3 = 3
cannot divide 10 by zero
10 -1 -1
42 0
b
<index out of bounds>
99
failure: the end
<<< *)
