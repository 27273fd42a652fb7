(* Variants of handlers, whose bodies and cases are scopes of their own. An
   exception with several arguments is always written with as many.

   RUN: %mincaml-variant --kind=split-lets --rate=100 %s > %t.split.ml
   RUN: FileCheck %s < %t.split.ml
   RUN: %mincaml-llc %t.split.ml --interpret | FileCheck %s --check-prefix=OUTPUT
   RUN: %mincaml-variant --kind=alpha --rate=100 %s > %t.alpha.ml
   RUN: %mincaml-llc %t.alpha.ml --interpret | FileCheck %s --check-prefix=OUTPUT
   RUN: %mincaml-variant --kind=mix --rate=60 %s > %t.mix.ml
   RUN: %mincaml-llc %t.mix.ml --interpret | FileCheck %s --check-prefix=OUTPUT

   CHECK:     exception Two of int * int
   CHECK-NOT: exception Unused
   CHECK:     let {{[a-z_0-9]+}} = Two (x, {{[a-z_0-9]+}}) in

   OUTPUT: 7 10 5 2 3
*)
exception Two of int * int
exception Unused
let f x = if x > 3 then raise (Two (x, x + 1)) else if x = 2 then raise Exit else 10 / x
let g x = try f x with Two (x, y) -> x + y - 2 | Exit -> x | Division_by_zero -> (try f (x + 2) with e -> 5)
let print x = print_int x; print_char ' '
let () = print (g 4); print (g 1); print (g 0); print (g 2); print (g 3)
