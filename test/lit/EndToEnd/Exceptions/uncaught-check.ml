(* A failed check that no handler takes ends the program with the message of a
   program without handlers, also if handlers have seen it.
   RUN: %everywhere %s --status=2
*)
let a = [| 1; 2; 3 |]
let get i = a.(i)
let rec sum i = if i = 10 then 0 else get i + sum (i + 1)
let guarded f = try f () with Failure s -> print_string s; 0
let () =
  print_int (try sum 0 with Invalid_argument s -> print_string s; 1);
  print_newline ();
  print_int (guarded (fun () -> failwith "handled "));
  print_int (guarded (fun () -> try get 7 with Not_found -> 1));
  print_string "not here"

(* >>> output
index out of bounds1
handled 0<<< *)

(* >>> errors
mincaml: uncaught-check.ml:6:13: index 7 out of bounds for an array of length 3
<<< *)
