(* The range of int is that of 32 bits.

   RUN: %mincaml-llc %s --emit=ast -o - | FileCheck %s

   CHECK: print_int 2147483647;
   CHECK-NEXT: print_int (-2147483648);
   CHECK-NEXT: print_int (-2147483648);
   CHECK-NEXT: print_int 7
*)
print_int 2147483647; print_int (-2147483648); print_int (- 2147483648); print_int 007
