let pair x y = (x, y)
let first p =
  let (a, b) = p in
  a
let choose flag x y =
  if flag then
    x
  else
    y
let () =
  let n = first (pair 3 4.5) in
  let x = first (pair 2.5 true) in
  print_int (choose (n > 2) n 7);
  print_float (choose false x 8.5)
