(* `assert false` has the type that its context wants.
   RUN: %everywhere %s --status=2
*)
let choose n =
  if n = 0 then (fun x -> x + 1)
  else if n = 1 then (fun x -> x * 2)
  else assert false

let () =
  print_int ((choose 0) 5 + (choose 1) 5);
  print_newline ();
  print_int ((choose (read_int ())) 5)

(* >>> input
7
<<< *)

(* >>> output
16
<<< *)

(* >>> errors
mincaml: assert-false.ml:7:8: assertion failed
<<< *)
