let rec fact n =
  if n = 0 then 1
  else
    let r = fact (n - 1) in
    let p = n * r in
    p
let rec twice f x =
  let y = f x in
  f y
let rec adder k =
  let two = k + k in
  let rec add z =
    let s = z + two in
    s + k in
  add
let rec scale a =
  let b = a *. 2.0 in
  let c = b > 3.0 in
  if c then b else a
let () =
  print_int (fact 5);
  print_int (twice (adder 3) 10);
  print_float (scale 1.25)
