(* Floats have a dot, an exponent or both; too large ones are infinite, as in OCaml.

   RUN: %mincaml-llc %s --emit=ast -o - | FileCheck %s

   CHECK: print_float 1.0;
   CHECK-NEXT: print_float 1.5;
   CHECK-NEXT: print_float 10000000000.0;
   CHECK-NEXT: print_float 0.0015;
   CHECK-NEXT: print_float 100.0;
   CHECK-NEXT: print_float 0.1;
   CHECK-NEXT: print_float 4.94065645841247e-324;
   CHECK-NEXT: print_float 1e999;
   CHECK-NEXT: print_float (-1e999);
   CHECK-NEXT: print_float (-0.0)
*)
print_float 1.; print_float 1.5; print_float 1e10; print_float 1.5E-3; print_float 1e+2;
print_float 0.1; print_float 5e-324; print_float 1e999; print_float (-1e999); print_float (-0.0)
