(* Names of modules that do not exist.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+13]]:9: error: the module 'M' has no value 'valeu'; did you mean 'value'? [MC0282]
   CHECK: :[[#@LINE+13]]:14: error: the module 'M' has no type 'u' [MC0282]
   CHECK: :[[#@LINE+13]]:9: error: the module 'M' has no constructor 'C' [MC0282]
   CHECK: :[[#@LINE+13]]:9: error: the module 'M.N' has no value 'x' [MC0282]
   CHECK: :[[#@LINE+13]]:9: error: there is no module 'Foo' here [MC0281]
   CHECK: :[[#@LINE+13]]:6: error: there is no module 'Missing' here [MC0281]
   CHECK: :[[#@LINE+13]]:12: error: 'M.F' is not a functor; the functors are `Map.Make`, `Set.Make` and `Hashtbl.Make` [MC0280]
   CHECK: :[[#@LINE+13]]:21: error: the module 'M' has no field 'z' [MC0282]
   CHECK: :[[#@LINE+14]]:9: error: the module 'S' has no value 'join' [MC0282]
   CHECK: :[[#@LINE+14]]:8: error: the module 'M' is defined twice [MC0283]
   CHECK: 10 errors generated.
*)
module M = struct let value = 1 type t = A | B type r = { x : int } module N = struct end end
let a = M.valeu
let b = (1 : M.u)
let c = M.C
let d = M.N.x
let e = Foo.bar
open Missing
module O = M.F (Int)
let f (r : M.r) = r.M.z
module S = Set.Make (Int)
let g = S.join S.empty
module M = struct end
