let rec even n acc =
  let next = acc + 2 in
  if n = 0 then
    acc
  else
    odd (n - 1) next
and odd n acc =
  let next = acc + 3 in
  if n = 0 then
    0 - acc
  else
    even (n - 1) next
let rec gcd a b =
  let r = a mod b in
  if r = 0 then
    b
  else
    gcd b r
let () =
  print_int (even 5 0);
  print_int (gcd 1071 462)
