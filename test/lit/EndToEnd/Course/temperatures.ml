(* Tables of floats: temperatures and compound interest.
   RUN: %everywhere %s
*)
let celsius f = (f -. 32.0) *. 5.0 /. 9.0
let fahrenheit c = c *. 9.0 /. 5.0 +. 32.0
let round x = floor (x +. 0.5)

let print_table low high step =
  let c = ref low in
  while !c <= high do
    Printf.printf "%6.1f C = %6.1f F\n" !c (fahrenheit !c);
    c := !c +. step
  done

let rec years amount target rate =
  if amount >= target then 0 else 1 + years (amount *. (1.0 +. rate)) target rate

let () =
  print_table (-10.0) 30.0 10.0;
  print_float (round (celsius 100.0));
  print_newline ();
  Printf.printf "%d\n" (truncate (celsius 0.0));
  Printf.printf "%d years to double\n" (years 1000.0 2000.0 0.05);
  Printf.printf "%.2f\n" (1000.0 *. 1.05 ** 10.0);
  Printf.printf "%e %g %g\n" 12345.678 0.0001 1e10;
  print_endline (string_of_float 2.5);
  print_endline (string_of_int (int_of_float 7.9));
  Printf.printf "%.1f\n" (float_of_string "3.25" +. float_of_int (int_of_string "4"))

(* >>> output
 -10.0 C =   14.0 F
   0.0 C =   32.0 F
  10.0 C =   50.0 F
  20.0 C =   68.0 F
  30.0 C =   86.0 F
38.
-17
15 years to double
1628.89
1.234568e+04 0.0001 1e+10
2.5
7
7.2
<<< *)
