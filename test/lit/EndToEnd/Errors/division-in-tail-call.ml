(* Division by zero in an argument of a tail call.
   RUN: %everywhere %s --status=2
*)
let rec f n k = if k > 1000 then n else
  f (n
     /
     k)
    (k - 1) in
print_int 3; print_newline (); print_int (f 1000000 5)

(* >>> output
3
<<< *)

(* >>> errors
mincaml: division-in-tail-call.ml:6:6: division by zero
<<< *)
