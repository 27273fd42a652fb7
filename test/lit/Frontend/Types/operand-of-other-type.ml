(* Operands that no operator takes.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK:      :[[#@LINE+22]]:16: error: `+` takes int operands, but this operand has type bool [MC0302]
   CHECK-NEXT: print_int (1 + true);
   CHECK-NEXT: ~ ^~~~
   CHECK-NEXT: :[[#@LINE+20]]:12: error: `*` takes int operands, but this operand has type unit [MC0302]
   CHECK-NEXT: print_int (() * 2);
   CHECK-NEXT: ^~ ~
   CHECK-NEXT: :[[#@LINE+18]]:12: error: `+` takes int operands, but this operand has type unit -> int; to call it, write its arguments after it [MC0302]
   CHECK-NEXT: print_int (read_int + 1);
   CHECK-NEXT: ^~~~~~~~ ~
   CHECK-NEXT: ()
   CHECK-NEXT: note: to call a function that takes unit, write `()` after it
   CHECK-NEXT: :[[#@LINE+14]]:19: error: `not` takes bool operands, but this operand has type int [MC0302]
   CHECK-NEXT: print_int (if not 1 then 1 else 2);
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+12]]:15: error: `&&` takes bool operands, but this operand has type int [MC0302]
   CHECK-NEXT: print_int (if 1 && true || 2 then 1 else 2)
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+9]]:28: error: `||` takes bool operands, but this operand has type int [MC0302]
   CHECK-NEXT: print_int (if 1 && true || 2 then 1 else 2)
   CHECK-NEXT: ^
   CHECK-NEXT: 6 errors generated.
*)
print_int (1 + true);
print_int (() * 2);
print_int (read_int + 1);
print_int (if not 1 then 1 else 2);
print_int (if 1 && true || 2 then 1 else 2)
