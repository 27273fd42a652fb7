(* Special floats, and rounding errors.
   RUN: %everywhere %s
*)
let is_nan x = x <> x

let classify x =
  if is_nan x then "not a number"
  else if x = infinity || x = neg_infinity then "infinite"
  else if x = 0.0 then "zero"
  else "ordinary"

let nearly_equal a b = abs_float (a -. b) <= epsilon_float *. max (abs_float a) (abs_float b)

let sum n x =
  let s = ref 0.0 in
  for _i = 1 to n do s := !s +. x done;
  !s

let () =
  print_endline (classify (1.0 /. 0.0));
  print_endline (classify (0.0 /. 0.0));
  print_endline (classify (-. 0.0));
  print_endline (classify nan);
  print_endline (classify max_float);
  Printf.printf "%b %b\n" (0.1 +. 0.2 = 0.3) (nearly_equal (0.1 +. 0.2) 0.3);
  Printf.printf "%.17f\n" (sum 10 0.1);
  Printf.printf "%b\n" (1.0 +. epsilon_float > 1.0);
  Printf.printf "%b\n" (1.0 +. epsilon_float /. 2.0 > 1.0);
  Printf.printf "%g %g\n" (2.0 ** 10.0) (2.0 ** (-1.0));
  Printf.printf "%.3f %.3f\n" (mod_float 7.5 2.0) (exp (log 10.0));
  Printf.printf "%.0f %.0f\n" (ceil 1.2) (floor (-1.2));
  Printf.printf "%d %d\n" (truncate (-3.7)) (int_of_float 3.7)

(* >>> output
infinite
not a number
zero
not a number
ordinary
false true
0.99999999999999989
true
false
1024 0.5
1.500 10.000
2 -2
-3 3
<<< *)
