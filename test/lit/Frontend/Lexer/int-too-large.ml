(* An integer that does not fit into 32 bits.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+14]]:11: error: the integer 2147483648 does not fit in an int of 32 bits, from -2147483648 to 2147483647 [MC0115]
   CHECK-NEXT: print_int 2147483648;
   CHECK-NEXT: ^~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+12]]:13: error: the integer 2147483649 does not fit in an int of 32 bits, from -2147483648 to 2147483647 [MC0115]
   CHECK-NEXT: print_int (-2147483649);
   CHECK-NEXT: ^~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+10]]:16: error: the integer 2147483648 does not fit in an int of 32 bits, from -2147483648 to 2147483647 [MC0115]
   CHECK-NEXT: print_int (3 - 2147483648);
   CHECK-NEXT: ^~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+8]]:11: error: the integer 123456789012345678901234567890 does not fit in an int of 32 bits, from -2147483648 to 2147483647 [MC0115]
   CHECK-NEXT: print_int 123456789012345678901234567890
   CHECK-NEXT: ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
   CHECK-NEXT: 4 errors generated.
*)
print_int 2147483648;
print_int (-2147483649);
print_int (3 - 2147483648);
print_int 123456789012345678901234567890
