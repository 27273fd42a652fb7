(* print_float prints twelve significant digits, as OCaml does.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
pf 0.0; pf (-0.0); pf 1.0; pf (-1.0); pf 100.0; pf 123456.0; pf 999999999999.0;
pf 1000000000000.0; pf 1e11; pf 1e12; pf 1e15; pf 1e16; pf 1e21; pf 1e22; pf 1e100;
pf 0.1; pf 0.2; pf (0.1 +. 0.2); pf 0.0001; pf 0.00001; pf 1e-7; pf (1.0 /. 3.0);
pf (2.0 /. 3.0); pf 123456.789; pf 1234567890123.456; pf 0.123456789012345; pf 1.5e300;
pf 2.5e-300; pf 99999999999.95; pf 999999999999.5; pf 0.99999999999999
