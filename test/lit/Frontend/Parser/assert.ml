(* `assert` takes one argument and binds like a call.

   RUN: %mincaml-llc %s --emit=ast -o - | FileCheck %s
   RUN: not %mincaml-llc %S/Inputs/assert-argument.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=ARGUMENT

   CHECK:      let () = assert (x > 0)
   CHECK-NEXT: let () = assert a.(0)
   CHECK-NEXT: let () = assert !r
   CHECK-NEXT: let x =
   CHECK-NEXT:   if b then
   CHECK-NEXT:     assert false

   ARGUMENT: :1:13: error: `assert` cannot follow an expression; as an argument it needs parentheses [MC0221]
*)
let () = assert (x > 0)
let () = assert a.(0)
let () = assert !r
let x = if b then assert false else 1
