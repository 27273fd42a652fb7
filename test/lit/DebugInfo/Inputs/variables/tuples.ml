let rec swap p =
  let (a, b) = p in
  let q = (b, a) in
  q
let rec spread t =
  let (i, x, flag) = t in
  let (j, k) = swap (i, i + 1) in
  let y = if flag then x else x *. 2.0 in
  let n = int_of_float y in
  i + j * k + n
let () =
  print_int (spread (1, 2.5, true));
  print_int (spread (4, 3.5, false))
