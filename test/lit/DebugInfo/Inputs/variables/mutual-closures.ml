let rec build limit weight =
  let rec up n =
    let m = n + weight in
    if m > limit then m else down (m * 2)
  and down n =
    let m = n - 1 in
    up m in
  up
let f = build 40 2
let g = build 5 9
let () =
  print_int (f 1);
  print_int (g 0)
