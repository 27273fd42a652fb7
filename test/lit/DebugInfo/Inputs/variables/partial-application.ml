let add3 a b c =
  let sum = a + b + c in
  sum
let apply f x =
  let y = f x in
  y
let () =
  let f = add3 1 2 in
  let g = add3 10 in
  print_int (apply f 3);
  print_int (apply (g 20) 30)
