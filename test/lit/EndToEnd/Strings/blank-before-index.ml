(* Blanks between `.` and `[`.
   RUN: %everywhere %s
*)
let s = "abc"
let a = Array.make 2 s
let () =
  print_char s. [0];
  print_char s.
    [1];
  print_char a.(1). [2];
  print_char (a. (0)). [0];
  print_newline ()

(* >>> output
abca
<<< *)
