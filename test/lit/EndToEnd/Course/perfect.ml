(* Perfect, abundant and amicable numbers.
   RUN: %everywhere %s
*)
let sum_of_divisors n =
  let s = ref 1 in
  let i = ref 2 in
  while !i * !i <= n do
    if n mod !i = 0 then begin
      s := !s + !i;
      if !i <> n / !i then s := !s + n / !i
    end;
    i := !i + 1
  done;
  if n = 1 then 0 else !s;;

let is_perfect n = sum_of_divisors n = n;;

let kind n =
  let s = sum_of_divisors n in
  if s < n then "deficient" else if s = n then "perfect" else "abundant";;

for n = 1 to 1000 do
  if is_perfect n then (print_int n; print_char ' ')
done;;
print_newline ();;

for n = 10 to 15 do
  Printf.printf "%d is %s\n" n (kind n)
done;;

(* amicable pairs *)
for a = 1 to 1300 do
  let b = sum_of_divisors a in
  if a < b && sum_of_divisors b = a then Printf.printf "%d and %d\n" a b
done;;

(* >>> output
6 28 496 
10 is deficient
11 is deficient
12 is abundant
13 is deficient
14 is deficient
15 is deficient
220 and 284
1184 and 1210
<<< *)
