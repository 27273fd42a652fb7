(* Forms of modules that MinCaml does not have: each is one error.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+9]]:1: error: there are no module types: leave out this definition, and the signatures that refer to it [MC0280]
   CHECK: :[[#@LINE+9]]:10: error: a program cannot define functors: write a separate module for each argument, or add parameters to the functions of the module [MC0280]
   CHECK: :[[#@LINE+9]]:10: error: a module cannot have a signature; write `module M = struct ... end` [MC0280]
   CHECK: :[[#@LINE+13]]:8: error: modules cannot be recursive: put definitions that use each other into one module [MC0280]
   CHECK: :[[#@LINE+13]]:6: error: `open` and `include` take the name of a module [MC0280]
   CHECK: :[[#@LINE+13]]:9: error: expected an expression, found `]` [MC0202]
   CHECK: :[[#@LINE+13]]:24: error: a module cannot have a signature; write `module M = struct ... end` [MC0280]
   CHECK: 7 errors generated.
*)
module type S = sig val x : int end
module F (X : S) = struct let y = X.x end
module G : sig
  val x : int
end = struct
  let x = 1
end
module rec H = struct let x = 1 end
open struct let x = 1 end
let y = ]
let f x = let module L : S = List in L.length x
