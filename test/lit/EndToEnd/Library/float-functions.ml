(* Functions on floats beyond the original ones. Results are rounded, for the C
   libraries of the targets may differ in the last bit.
   RUN: %everywhere %s
*)
let show x = Printf.printf "%.6f " x
let () =
  show (2.0 ** 0.5); show (Float.pow 2.0 (-1.0)); show (mod_float 7.5 2.0); show (mod_float (-7.5) 2.0);
  show (atan2 1.0 (-1.0)); show (acos 0.5); show (asin 0.5); show (cosh 1.0); show (sinh 1.0);
  show (tanh 1.0); show (log10 1000.0); show infinity; show (-. infinity); show (min nan 1.0);
  show (0.0 ** 0.0); show ((-8.0) ** 3.0);
  let apply f = f 0.25 in
  Array.iter (fun f -> show (apply f)) [| acos; asin; log10; atan2 1.0; ( ** ) 2.0; mod_float 1.0 |];
  print_float max_float; print_float min_float; print_float epsilon_float;
  print_newline ()

(* >>> output
1.414214 0.500000 1.500000 -1.500000 2.356194 1.047198 0.523599 1.543081 1.175201 0.761594 3.000000 inf -inf 1.000000 1.000000 -512.000000 1.318116 0.252680 -0.602060 1.325818 1.189207 0.000000 1.79769313486e+3082.22507385851e-3082.22044604925e-16
<<< *)
