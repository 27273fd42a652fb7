(* Endless recursion with twenty parameters of mixed types.
   RUN: %everywhere %s --status=2 --no-ocaml --env=MINCAML_STACK_MAX=8M
*)
let rec f a x b y c z p d w e q g v h u i r j t k =
  let s = f b y c z d w q e x g r h u i v j p k t (a + 1) in
  if p then s + a + b + int_of_float (x +. y +. z +. w +. u +. v +. t) else if q || r then s - c - d - e else s + g + h + i + j + k in
print_int 1; print_newline ();
print_int (f 1 1.0 2 2.0 3 3.0 true 4 4.0 5 false 6 5.0 7 6.0 8 true 9 7.0 10)

(* >>> output
1
<<< *)

(* >>> errors
mincaml: stack overflow
<<< *)
