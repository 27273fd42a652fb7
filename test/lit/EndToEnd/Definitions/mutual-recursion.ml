(* Functions that see each other: in tail position a million times, with captured variables,
   as values, polymorphic, and defined by `fun`.
   RUN: %everywhere %s
*)
let rec even n = if n = 0 then true else odd (n - 1)
and odd n = if n = 0 then false else even (n - 1)

let rec a x = if x > 100 then x else b (x + 1)
and b x = c (x * 2)
and c x = a (x - 1)

let classify k =
  let rec f x = if x <= 0 then k else g (x - 1)
  and g x = if x <= 0 then -k else h f (x - 2)
  and h k2 x = if x <= 0 then k2 x else f (x - 1) in
  f 10 + g 9 + h g 4

let rec show x y = if y = 0 then print_int 0 else shout y x
and shout x y = print_int 1; show y (x - 1)

let rec id1 x = x and id2 y = id1 y
let rec size = fun n -> if n = 0 then 0 else 1 + size' (n - 1) and size' n = size n

let () =
  print_int (if even 1000000 then 1 else 0);
  print_int (a 3); print_int (classify 7); show "s" 3; print_string (id2 "x"); print_int (size 10)

(* >>> output
1127211110x10<<< *)
