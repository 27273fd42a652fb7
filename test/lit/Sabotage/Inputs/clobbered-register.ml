(* right: 65.9632091886 *)
let rec f n x y z s t =
  if n = 0 then s +. t else
  let u = sin x in let v = cos y in let w = sqrt (z *. z +. u) in
  f (n - 1) (x +. u *. v) (y -. w) (z +. 1.1) (s +. u *. w) (t *. 0.5 +. v)
in
print_float (f 10 1.0 2.0 3.0 4.0 5.0)
