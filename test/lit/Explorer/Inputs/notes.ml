(* A loop with a product, and a sum that is computed twice. *)
let rec sum i n total =
  if i = n then total else sum (i + 1) n (total + i * 12 + (i + n) * (i + n)) in
print_int (sum 0 (read_int ()) 0)
