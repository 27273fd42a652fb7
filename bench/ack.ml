(* Ackermann's function of 3 and 10: deep recursion on integers. *)

let rec ack m n =
  if m = 0 then n + 1
  else if n = 0 then ack (m - 1) 1
  else ack (m - 1) (ack m (n - 1)) in

print_int (ack 3 10);
print_newline ()

(* >>> output
8189
<<< *)
