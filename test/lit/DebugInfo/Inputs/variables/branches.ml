let rec sign x =
  let negative = x < 0.0 in
  let size =
    if negative then
      let positive = 0.0 -. x in
      positive
    else
      x in
  let big = size > 10.0 && not negative in
  if big then
    2
  else if negative then
    1
  else
    0
let () =
  print_int (sign (0.0 -. 3.5));
  print_int (sign 12.0);
  print_int (sign 1.0)
