(* Collatz sequences.

   Of all numbers below 100,000, finds the one from which the rule "halve an
   even number, triple an odd one and add one" takes the most steps to arrive at
   1; prints it, the number of steps and the greatest number on the way.  The
   numbers stay below 2^31.  Shows integer arithmetic and a table of results. *)

let limit = 100000 in

(* steps.(n) is the number of steps from n, 0 if not known yet. *)
let steps = Array.make limit 0 in

let rec even n = (n = n / 2 * 2) in

let rec next n = if even n then n / 2 else 3 * n + 1 in

let rec count n =
  if n = 1 then 0
  else if n >= limit then 1 + count (next n)
  else begin
    if steps.(n) = 0 then steps.(n) <- 1 + count (next n);
    steps.(n)
  end in

let rec longest n best =
  if n = limit then best
  else longest (n + 1) (if count n > count best then n else best) in

let rec peak n highest =
  if n = 1 then highest else peak (next n) (if n > highest then n else highest)
in

let rec highest_start n best height =
  if n = limit then best
  else
    let p = peak n 0 in
    if p > height then highest_start (n + 1) n p
    else highest_start (n + 1) best height in

let rec report n =
  print_int n;
  print_byte 32;
  print_int (count n);
  print_byte 32;
  print_int (peak n 0);
  print_newline () in

report (longest 1 1);
report (highest_start 1 1 0)

(* >>> output
77031 350 21933016
77671 231 1570824736
<<< *)
