let rec many a b c d e f g h i =
  let low = a + b + c in
  let high = f + g + h + i in
  let all = low * 100 + high + d - e in
  all
let rec mixed a x b y c z =
  let sum = x +. y +. z in
  let count = a + b + c in
  if count > 6 then
    sum
  else
    sum *. 2.0
let () =
  print_int (many 1 2 3 4 5 6 7 8 9);
  print_float (mixed 1 1.5 2 2.5 3 3.5);
  print_float (mixed 2 1.25 2 2.25 3 3.25)
