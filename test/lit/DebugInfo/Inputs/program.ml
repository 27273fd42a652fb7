let rec area r pi =
  let square = r *. r in
  square *. pi in

let rec sum a i total =
  if i < 0 then total
  else
    let x = a.(i) in
    let x = x * 2 in
    sum a (i - 1) (total + x) in

let rec adder n =
  let rec add x =
    let y = x + n in
    y * 2 in
  add in

let rec of_pair t =
  let (a, b) = t in
  let big = a > 3 in
  let result =
    if big then
      b
    else
      0.5 in
  result in

let rec many a b c d e f g h =
  let total = a + b + c + d + e + f + g + h in
  total * 2 in

let rec depth n =
  if n = 0 then
    0
  else
    1 + depth (n - 1) in

let a = Array.make 3 7 in
let f = adder 5 in
a.(1) <- 8;
let local = a.(1) * 2 in
print_int (sum a 2 local);
print_int (f 1);
print_float (area 2.0 3.0);
print_float (of_pair (4, 1.5));
print_int (many 1 2 3 4 5 6 7 8);
print_int (depth 2);
print_newline ()
