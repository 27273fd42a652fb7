(* Out of bounds in a nested function, on a captured array.
   RUN: %everywhere %s --status=2
*)
let rec outer n =
  let a = Array.make n 1.0 in
  let rec inner i =
    print_int i; print_newline ();
    if i > 100 then 0.0
    else
      let x =
        a.(i) in
      x +. inner (i + 2) in
  inner 0 in
print_float (outer 6)

(* >>> output
0
2
4
6
<<< *)

(* >>> errors
mincaml: in-nested-function.ml:11:9: index 6 out of bounds for an array of length 6
<<< *)
