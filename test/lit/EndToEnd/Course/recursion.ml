(* Classic recursive functions.
   RUN: %everywhere %s
*)
let rec ackermann m n =
  if m = 0 then n + 1
  else if n = 0 then ackermann (m - 1) 1
  else ackermann (m - 1) (ackermann m (n - 1))
;;

let rec mccarthy n = if n > 100 then n - 10 else mccarthy (mccarthy (n + 11));;

let rec binomial n k =
  if k = 0 || k = n then 1 else binomial (n - 1) (k - 1) + binomial (n - 1) k
;;

let rec digits_sum n = if n < 10 then n else n mod 10 + digits_sum (n / 10);;

let rec print_binary n =
  if n > 1 then print_binary (n / 2);
  print_int (n mod 2)
;;

let fibonacci n =
  let rec loop a b k = if k = 0 then a else loop b (a + b) (k - 1) in
  loop 0 1 n
;;

print_int (ackermann 2 3); print_newline ();;
print_int (mccarthy 50); print_newline ();;
print_int (binomial 10 4); print_newline ();;
print_int (digits_sum 987654321); print_newline ();;
print_binary 37; print_newline ();;

for i = 0 to 20 do
  print_int (fibonacci i);
  print_string (if i < 20 then ", " else "\n")
done

(* >>> output
9
91
210
45
100101
0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584, 4181, 6765
<<< *)
