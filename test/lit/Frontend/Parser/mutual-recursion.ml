(* `and` is reported once, and the second definition is parsed.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+9]]:1: error: `and` is not in MinCaml: define one function inside the other, or pass one to the other as an argument [MC0120]
   CHECK-NEXT: and odd n = if n = 0 then false else even (n - 1) in
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+7]]:35: error: expected an expression, found `)` [MC0202]
   CHECK-NEXT: print_int (if even 10 then 1 else )
   CHECK-NEXT: ^
   CHECK-NEXT: 2 errors generated.
*)
let rec even n = if n = 0 then true else odd (n - 1)
and odd n = if n = 0 then false else even (n - 1) in
print_int (if even 10 then 1 else )
