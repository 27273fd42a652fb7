(* Handlers catch the exceptions of failed checks.
   RUN: %everywhere %s
*)
let a = Array.make 3 7
let zero = Array.length a - 3
let show g =
  try g (); print_endline "nothing" with
  | Failure s -> print_endline ("Failure " ^ s)
  | Invalid_argument s -> print_endline ("Invalid_argument " ^ s)
  | Division_by_zero -> print_endline "Division_by_zero"
  | End_of_file -> print_endline "End_of_file"

let () =
  show (fun () -> print_int a.(2));
  show (fun () -> print_int a.(3));
  show (fun () -> print_int a.(-1));
  show (fun () -> a.(3) <- 1);
  show (fun () -> a.(zero) <- 1);
  show (fun () -> print_char "abc".[zero + 3]);
  show (fun () -> print_char "abc".[zero + 2]);
  show (fun () -> print_int (1 / zero));
  show (fun () -> print_int (1 mod zero));
  show (fun () -> print_int (6 / (zero + 3)));
  show (fun () -> ignore (Array.make (zero - 1) 0));
  show (fun () -> ignore (Array.make (zero - 1) 0.5));
  show (fun () -> ignore (Array.make (zero - 1) ()));
  show (fun () -> ignore (String.make (zero - 1) 'a'));
  show (fun () -> print_string (String.sub "abcdef" 1 (zero + 3)));
  show (fun () -> print_string (String.sub "abcdef" 4 (zero + 3)));
  show (fun () -> print_int (int_of_string "12"));
  show (fun () -> print_int (int_of_string "12 "));
  show (fun () -> print_float (float_of_string "x"));
  show (fun () -> print_char (Char.chr (zero + 65)));
  show (fun () -> print_char (Char.chr (zero + 256)));
  show (fun () -> print_string (read_line ()));
  show (fun () -> print_string (read_line ()));
  show (fun () -> failwith "one");
  show (fun () -> invalid_arg "two");
  print_int a.(0); print_newline ()

(* >>> input
a line
<<< *)

(* >>> output
7nothing
Invalid_argument index out of bounds
Invalid_argument index out of bounds
Invalid_argument index out of bounds
nothing
Invalid_argument index out of bounds
cnothing
Division_by_zero
Division_by_zero
2nothing
Invalid_argument Array.make
Invalid_argument Array.make
Invalid_argument Array.make
Invalid_argument Bytes.create
bcdnothing
Invalid_argument String.sub / Bytes.sub
12nothing
Failure int_of_string
Failure float_of_string
Anothing
Invalid_argument Char.chr
a linenothing
End_of_file
Failure one
Invalid_argument two
1
<<< *)
