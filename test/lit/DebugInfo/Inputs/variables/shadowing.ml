let rec f x =
  let x = x + 1 in
  let y = x * 2 in
  let x = x * 10 in
  let y = y + x in
  if y > 50 then
    let x = 3 in
    x + y
  else
    let x = 0.5 in
    let z = int_of_float (x *. 4.0) in
    z + y
let () =
  print_int (f 1);
  print_int (f 9)
