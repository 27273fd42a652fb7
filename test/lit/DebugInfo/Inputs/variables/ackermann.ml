let rec ack m n =
  if m = 0 then
    let r = n + 1 in
    r
  else if n = 0 then
    ack (m - 1) 1
  else
    let inner = ack m (n - 1) in
    ack (m - 1) inner
let rec fib n =
  if n < 2 then
    n
  else
    let one = fib (n - 1) in
    let two = fib (n - 2) in
    one + two
let () =
  print_int (ack 2 2);
  print_int (fib 6)
