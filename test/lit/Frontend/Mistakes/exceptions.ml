(* Exceptions without their arguments, and those that are not defined.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+17]]:16: error: the constructor 'Failure' takes 1 argument, but none is given [MC0352]
   CHECK: note: write `Failure e`, or, as the argument of a function, `(Failure e)`
   CHECK: :[[#@LINE+16]]:32: error: the constructor 'Failure' takes 1 argument, but none is given [MC0352]
   CHECK: note: write `Failure _`{{$}}
   CHECK: :[[#@LINE+15]]:18: error: the constructor 'Two' takes 2 arguments, but 1 is given [MC0352]
   CHECK: note: write `Two (e1, e2)`, or, as the argument of a function, `(Two (e1, e2))`
   CHECK: :[[#@LINE+14]]:29: error: the constructor 'Two' takes 2 arguments, but 1 is given [MC0352]
   CHECK: note: write `Two (_, _)`{{$}}
   CHECK: :[[#@LINE+13]]:24: error: there is no constructor 'Unix_error' here [MC0351]
   CHECK: note: a constructor is defined at the top level: `type t = Unix_error`, `exception Unix_error`
   CHECK: :[[#@LINE+12]]:38: error: the constructor 'None' takes no argument, but 1 is given [MC0352]
   CHECK: :[[#@LINE+4]]:11: note: it is defined here
   CHECK-NOT: note:
   CHECK: 6 errors generated.
*)
exception None
exception Two of int * int
let () = raise Failure "message"
let () = try failwith "x" with Failure -> ()
let f p = raise (Two p)
let g () = try f 1; () with Two p -> ()
let h () = try () with Unix_error _ -> ()
let i () = try ignore (f 1); () with None x -> ()
