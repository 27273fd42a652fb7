(* Operators of OCaml that the original language does not have.

   RUN: not %mincaml-llc -std=mincaml %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+32]]:17: error: `==` is not in MinCaml: write `=` [MC0119]
   CHECK-NEXT: print_int (if 1 == 2 then 3 else 4);
   CHECK-NEXT: ^~
   CHECK-NEXT: =
   CHECK-NEXT: :[[#@LINE+29]]:17: error: `!=` is not in MinCaml: write `<>` [MC0119]
   CHECK-NEXT: print_int (if 1 != 2 & true then 3 else 4);
   CHECK-NEXT: ^~
   CHECK-NEXT: <>
   CHECK-NEXT: :[[#@LINE+25]]:22: error: `&` is not in MinCaml: write `&&` [MC0119]
   CHECK-NEXT: print_int (if 1 != 2 & true then 3 else 4);
   CHECK-NEXT: ^
   CHECK-NEXT: &&
   CHECK-NEXT: :[[#@LINE+21]]:22: error: `&&` is an extension, not allowed with -std=mincaml [MC0210]
   CHECK-NEXT: print_int (if 1 != 2 & true then 3 else 4);
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+19]]:18: error: `**` is not in MinCaml: multiply, or use `exp` and `log` [MC0119]
   CHECK-NEXT: print_float (2.0 ** 3.0);
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+17]]:9: error: `[` is not in MinCaml: there are no lists; use arrays and `a.(i)` [MC0119]
   CHECK-NEXT: let r = [1; 2] in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+15]]:3: error: `:=` is not in MinCaml: there are no references; use an array of one element [MC0119]
   CHECK-NEXT: r := !r + 1;
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+12]]:6: error: `!` is not in MinCaml: there are no references; use an array of one element [MC0119]
   CHECK-NEXT: r := !r + 1;
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+10]]:14: error: `%` is not in MinCaml: write `mod`; in the original language, `x - x / y * y` [MC0119]
   CHECK-NEXT: print_int (5 % 3)
   CHECK-NEXT: ^
   CHECK-NEXT: 9 errors generated.
*)
print_int (if 1 == 2 then 3 else 4);
print_int (if 1 != 2 & true then 3 else 4);
print_float (2.0 ** 3.0);
let r = [1; 2] in
r := !r + 1;
print_int (5 % 3)
