(* A match fails, and a handler takes the failure.
   RUN: %everywhere %s
*)
exception Other

let f n = match n with 0 -> "zero" | 1 -> "one"

let g (0, x | x, 0) = x

let () =
  print_endline (f 1);
  (try print_endline (f 5) with
   | Match_failure (_, line, column) ->
     print_int line; print_char ' '; print_int column; print_newline ());
  (match g (3, 4) with
   | n -> print_int n
   | exception Match_failure (file, line, _) ->
     print_int (if String.length file > 0 then line else 0); print_newline ());
  (try (match f 1 with "zero" -> raise Other | s -> raise (Failure s)) with
   | Other -> print_endline "other"
   | Failure s as e -> (match e with Failure "one" -> print_endline s));
  print_int (g (0, 9));
  print_newline ()

(* >>> output
one
6 10
8
one
9
<<< *)
