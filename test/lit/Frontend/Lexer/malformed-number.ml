(* Numbers that are none in the original language.

   RUN: not %mincaml-llc -std=mincaml %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+24]]:11: error: malformed number '0x1F'; write `31` [MC0113]
   CHECK-NEXT: print_int 0x1F;
   CHECK-NEXT: ^~~~
   CHECK-NEXT: 31
   CHECK-NEXT: :[[#@LINE+21]]:11: error: malformed number '0b101'; write `5` [MC0113]
   CHECK-NEXT: print_int 0b101;
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: 5
   CHECK-NEXT: :[[#@LINE+18]]:11: error: malformed number '1_000'; write `1000` [MC0113]
   CHECK-NEXT: print_int 1_000;
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: 1000
   CHECK-NEXT: :[[#@LINE+15]]:11: error: malformed number '12l'; write `12` [MC0113]
   CHECK-NEXT: print_int 12l;
   CHECK-NEXT: ^~~
   CHECK-NEXT: 12
   CHECK-NEXT: :[[#@LINE+12]]:13: error: malformed number '1.5f' [MC0113]
   CHECK-NEXT: print_float 1.5f;
   CHECK-NEXT: ^~~~
   CHECK-NEXT: :[[#@LINE+10]]:25: error: malformed number '1else' [MC0113]
   CHECK-NEXT: print_int (if true then 1else 2)
   CHECK-NEXT: ^~~~~
   CHECK: 7 errors generated.
*)
print_int 0x1F;
print_int 0b101;
print_int 1_000;
print_int 12l;
print_float 1.5f;
print_int (if true then 1else 2)
