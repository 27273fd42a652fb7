(* Greatest common divisor, least common multiple, Euler's function.
   RUN: %everywhere %s
*)
let rec gcd a b = if b = 0 then a else gcd b (a mod b);;

let lcm a b = a / gcd a b * b;;

let phi n =
  let count = ref 0 in
  for i = 1 to n do
    if gcd i n = 1 then incr count
  done;
  !count
;;

let rec bezout a b =
  if b = 0 then (a, 1, 0)
  else
    let (g, x, y) = bezout b (a mod b) in
    (g, y, x - (a / b) * y)
;;

print_int (gcd 48 36);;
print_newline ();;
print_int (lcm 21 6);;
print_newline ();;

for n = 1 to 12 do
  print_string ("phi " ^ string_of_int n ^ " = " ^ string_of_int (phi n));
  print_newline ()
done;;

let g, x, y = bezout 240 46;;
Printf.printf "%d = 240 * %d + 46 * %d\n" g x y;;
assert (g = 240 * x + 46 * y);;

(* >>> output
12
42
phi 1 = 1
phi 2 = 1
phi 3 = 2
phi 4 = 2
phi 5 = 4
phi 6 = 2
phi 7 = 6
phi 8 = 4
phi 9 = 6
phi 10 = 4
phi 11 = 10
phi 12 = 4
2 = 240 * -9 + 46 * 47
<<< *)
