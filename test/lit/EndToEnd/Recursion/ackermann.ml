(* Ackermann's function.
   RUN: %everywhere %s
*)
let rec ack x y = if x <= 0 then y + 1 else if y <= 0 then ack (x - 1) 1 else ack (x - 1) (ack x (y - 1)) in
print_int (ack 2 9); print_newline (); print_int (ack 3 5); print_newline ()

(* >>> output
21
253
<<< *)
