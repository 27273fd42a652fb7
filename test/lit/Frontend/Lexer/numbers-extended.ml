(* Prefixes, and underscores among the digits.

   RUN: %mincaml-llc %s --emit=ast -o - | FileCheck %s
   RUN: not %mincaml-llc %S/Inputs/bad-numbers.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=BAD

   CHECK:      let () =
   CHECK-NEXT:   print_int 31;
   CHECK-NEXT:   print_int 2147483647;
   CHECK-NEXT:   print_int (-2147483648);
   CHECK-NEXT:   print_int 15;
   CHECK-NEXT:   print_int 5;
   CHECK-NEXT:   print_int 1000000;
   CHECK-NEXT:   print_int 10;
   CHECK-NEXT:   print_float 1000.25;
   CHECK-NEXT:   print_float 10000000000.0;
   CHECK-NEXT:   print_int (0 - 1)

   BAD:     :1:15: error: the integer 0x80000000 does not fit in an int of 32 bits, from -2147483648 to 2147483647 [MC0115]
   BAD-NOT: .0
   BAD:     :2:15: error: malformed number '0x' [MC0113]
   BAD:     :3:15: error: malformed number '0b12'
   BAD:     :4:15: error: malformed number '0o8'
   BAD:     :5:15: error: malformed number '0x1p3'
   BAD:     :6:15: error: malformed number '0x_1'
   BAD:     :7:15: error: the integer 99_999_999_999 does not fit
   BAD:     7 errors generated.
*)
let () =
  print_int 0x1F;
  print_int 0x7fff_ffff;
  print_int (-0X80000000);
  print_int 0o17;
  print_int 0b101;
  print_int 1_000_000;
  print_int 010;
  print_float 1_000.2_5;
  print_float 1e1_0;
  print_int (0-1)
