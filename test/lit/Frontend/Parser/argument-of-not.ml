(* `not` takes one argument, like other functions.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s
   RUN: %mincaml-llc %s --emit=ast -std=mincaml -o /dev/null

   CHECK: :[[#@LINE+11]]:13: error: a call that is the argument of `not` needs parentheses [MC0347]
   CHECK-NEXT: let a = not f true in
   CHECK-NEXT: ^~~~~~
   CHECK-NEXT: (     )
   CHECK-NEXT: :[[#@LINE+8]]:13: error: a call that is the argument of `not` needs parentheses [MC0347]
   CHECK-NEXT: let b = not not a in
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: (    )
   CHECK-NEXT: 2 errors generated.
*)
let rec f x = x in
let a = not f true in
let b = not not a in
let c = not (f true) in
print_int (if a = b then 1 else 2)
