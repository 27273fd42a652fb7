(* Functions that see each other. In the original language `and` is reported once.

   RUN: %mincaml-llc %s --emit=ast -o - | FileCheck %s
   RUN: not %mincaml-llc -std=mincaml %s -fsyntax-only 2>&1 | FileCheck %s --check-prefix=STRICT
   RUN: not %mincaml-llc %S/Inputs/bad-and.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=BAD

   CHECK:      let rec even n =
   CHECK-NEXT:   if n = 0 then
   CHECK-NEXT:     true
   CHECK-NEXT:   else
   CHECK-NEXT:     odd (n - 1)
   CHECK-NEXT: and odd n =
   CHECK:      in
   CHECK-NEXT: let rec f x =
   CHECK-NEXT:   g x
   CHECK-NEXT: and g y =
   CHECK-NEXT:   f y
   CHECK-NEXT: in
   CHECK-NEXT: print_int

   STRICT:     :[[#@LINE+9]]:1: error: `and` cannot be used here: define one function inside the other, or pass one to the other as an argument [MC0120]
   STRICT-NOT: `and` is not

   BAD:      :1:23: error: 'f' is bound twice by this `let ... and` [MC0226]
   BAD:      :2:21: error: expected the name of a function, found `(` [MC0203]
   BAD:      :3:12: error: expected `)` to close `(`, found `and` [MC0204]
*)
let rec even n =
  if n = 0 then true else odd (n - 1)
and odd n = if n = 0 then false else even (n - 1) in
let rec f = fun x -> g x and g y = f y in
print_int (if even 10 then f 1 else 2)
