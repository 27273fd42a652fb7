(* A part of an array that is not in it.
   RUN: %everywhere %s --status=2
*)
let a = Array.init 3 (fun i -> i)
let () =
  print_int (Array.sub a 1 2).(1);
  print_int (Array.sub a 2 2).(0)

(* >>> output
2<<< *)

(* >>> errors
Fatal error: exception Invalid_argument("Array.sub")
<<< *)
