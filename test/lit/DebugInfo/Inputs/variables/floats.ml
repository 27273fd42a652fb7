let rec newton x guess n =
  let next = (guess +. x /. guess) /. 2.0 in
  let error = next *. next -. x in
  let close = error < 0.001 in
  if close || n = 0 then
    next
  else
    newton x next (n - 1)
let rec polynomial a b c x =
  let square = x *. x in
  let first = a *. square in
  let second = b *. x in
  first +. second +. c
let () =
  print_float (newton 2.0 1.0 10);
  print_float (polynomial 1.5 2.5 3.5 2.0)
