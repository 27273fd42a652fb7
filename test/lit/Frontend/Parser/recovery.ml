(* Independent errors are reported in one run, each once.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+20]]:19: error: expected an expression, found `in` [MC0202]
   CHECK-NEXT: let rec f x = x + in
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+18]]:16: error: expected an expression, found `)` [MC0202]
   CHECK-NEXT: let y = (1, 2, ) in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+16]]:9: error: the integer 99999999999 does not fit in an int of 32 bits, from -2147483648 to 2147483647 [MC0115]
   CHECK-NEXT: let z = 99999999999 in
   CHECK-NEXT: ^~~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+14]]:14: error: expected an expression, found `)` [MC0202]
   CHECK-NEXT: let w = f (if) in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+12]]:11: error: malformed number '12ab'; a name begins with a letter [MC0113]
   CHECK-NEXT: print_int 12ab;
   CHECK-NEXT: ^~~~
   CHECK-NEXT: :[[#@LINE+10]]:28: error: expected an expression, found `)` [MC0202]
   CHECK-NEXT: print_int (if z then 1 else)
   CHECK-NEXT: ^
   CHECK-NEXT: 6 errors generated.
*)
let rec f x = x + in
let y = (1, 2, ) in
let z = 99999999999 in
let w = f (if) in
print_int 12ab;
print_int (if z then 1 else)
