(* Words that are no numbers, with handlers.
   RUN: %everywhere %s --status=2
*)
let rec ints () =
  (try print_int (read_int ()) with Failure s -> print_string s);
  print_newline ();
  ints ()

let rec floats n =
  if n > 0 then begin
    (try print_float (read_float ())
     with
     | Failure s -> print_string s
     | End_of_file -> print_string "end");
    print_newline ();
    floats (n - 1)
  end

let () =
  floats 6;
  (try ints () with End_of_file -> print_endline "no more");
  floats 1;
  (* The handler does not take this one. *)
  try print_int (read_int ()) with Failure s -> print_string s

(* >>> input
1 1.5x 0x1p3
1_0.5 . nan
12abc 1.5 0x10 0b11 -0o17 1_000 _1
2147483648 -2147483648 0xffffffff 0x100000000 - + +5 12
<<< *)

(* >>> output
1.
float_of_string
8.
10.5
float_of_string
nan
int_of_string
int_of_string
16
3
-15
1000
int_of_string
int_of_string
-2147483648
-1
int_of_string
int_of_string
int_of_string
5
12
no more
end
<<< *)

(* >>> errors
mincaml: read_int: end of input
<<< *)
