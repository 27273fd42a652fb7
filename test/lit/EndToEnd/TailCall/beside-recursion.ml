(* Tail calls stay tail calls in functions that also have a self-call followed by an
   operation, which LLVM turns into a loop with an accumulator.
   RUN: %everywhere %s --env=MINCAML_STACK_MAX=256K
*)
let rec show x y = print_int x; print_byte 32; if x > 100 then x else 1 + show (x + x + 1) y in
let rec product n m = if n < 0 then show m n else n * product (n - 1) m in
print_int (product 5 3); print_newline ();
print_int (product 4 2); print_newline ();
let cell = Array.make 1 0 in
let rec up f n depth =
  if n = 0 then depth
  else if n - n / 2 * 2 = 0 then (
    cell.(0) <- cell.(0) + 1;
    f n depth
  )
  else if depth > 3 then up f (n - 1) depth
  else 3 * up f (n - 1) (depth + 1) in
let rec down n depth = up down (n - 1) depth in
print_int (down 400000 4); print_byte 32; print_int cell.(0); print_newline ()

(* >>> output
3 7 15 31 63 127 0
2 5 11 23 47 95 191 0
4 199999
<<< *)
