(* Reading characters, bytes and lines of the same input.
   RUN: %everywhere %s
*)
let rec characters n =
  match input_char stdin with
  | '\n' -> n
  | c -> Printf.printf "%C " c; characters (n + 1)
let () = Printf.printf "%d\n" (characters 0)

(* What one function leaves is what the next one reads. *)
let b = Bytes.make 10 '.'
let () =
  print_endline (read_line ());
  Printf.printf "%d\n" (input_byte stdin);
  really_input stdin b 2 3;
  Printf.printf "%S\n" (Bytes.to_string b);
  Printf.printf "%S\n" (really_input_string stdin 4);
  Printf.printf "%x\n" (input_binary_int stdin);
  print_endline (input_line stdin);
  print_endline (input_line stdin)

(* At the end of the input, `input` reads less, and the other functions raise. *)
let () =
  Printf.printf "%d\n" (input stdin b 1 8);
  Printf.printf "%S\n" (Bytes.to_string b);
  let again = input stdin b 0 5 in
  Printf.printf "%d %d\n" again (input stdin b 10 0)
let attempt name f =
  match f () with
  | () -> Printf.printf "%s: no exception\n" name
  | exception End_of_file -> Printf.printf "%s: End_of_file\n" name
  | exception Invalid_argument s -> Printf.printf "%s: Invalid_argument %S\n" name s
let () =
  attempt "input_char" (fun () -> ignore (input_char stdin));
  attempt "input_byte" (fun () -> ignore (input_byte stdin));
  attempt "input_binary_int" (fun () -> ignore (input_binary_int stdin));
  attempt "really_input" (fun () -> really_input stdin b 0 1);
  attempt "really_input, nothing" (fun () -> really_input stdin b 10 0);
  attempt "really_input_string" (fun () -> ignore (really_input_string stdin 1));
  attempt "input, end" (fun () -> ignore (input stdin b 8 3));
  attempt "input, start" (fun () -> ignore (input stdin b (-1) 3));
  attempt "really_input, length" (fun () -> really_input stdin b 0 (-1))

(* >>> input
ab'c
second line
A123abcdEFGH 42
last
rest
<<< *)
