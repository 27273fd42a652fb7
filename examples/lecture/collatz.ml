(* The Collatz sequence from 27: its numbers, counted.  The lecture in
   docs/explorer.md follows this program to machine code. *)
let rec collatz n steps =
  if n = 1 then steps
  else if n / 2 * 2 = n then collatz (n / 2) (steps + 1)
  else collatz (3 * n + 1) (steps + 1) in

print_int (collatz 27 0);
print_newline ()
