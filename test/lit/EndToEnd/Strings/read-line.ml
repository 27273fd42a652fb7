(* Lines, also an empty and a long one, and the last one without an end.
   RUN: %everywhere %s
*)
let rec sum n = if n = 0 then 0 else (let x = int_of_string (read_line ()) in x + sum (n - 1))
let () =
  print_int (sum (int_of_string (read_line ()))); print_newline ();
  print_endline (read_line () ^ "|");
  print_endline (read_line () ^ "|");
  print_endline (read_line () ^ "|");
  print_endline (read_line () ^ "|")

(* >>> input
3
10
20
-5
a line with  blanks 

17 rest
last
<<< *)

(* >>> output
25
a line with  blanks |
|
17 rest|
last|
<<< *)
