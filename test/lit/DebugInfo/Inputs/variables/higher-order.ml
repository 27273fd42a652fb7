let rec compose f g x =
  let inner = g x in
  let outer = f inner in
  outer
let rec repeat f n x =
  if n = 0 then
    x
  else
    let y = f x in
    repeat f (n - 1) y
let double x =
  let r = x + x in
  r
let succ x =
  x + 1
let () =
  print_int (compose double succ 5);
  print_int (repeat double 3 1);
  print_int (repeat (compose succ double) 2 7)
