(* Arguments of functors that lack what the functor uses. An error in a module is
   not repeated for each of its uses.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+7]]:12: error: the argument of 'Set.Make' must define a value 'compare' of type t -> t -> int [MC0285]
   CHECK: :[[#@LINE+9]]:26: error: the argument of 'Hashtbl.Make' must define a type 't' [MC0285]
   CHECK: :[[#@LINE+8]]:26: error: the argument of 'Hashtbl.Make' must define a value 'hash' of type t -> int [MC0285]
   CHECK: :[[#@LINE+8]]:12: error: there is no module 'Lists' here; did you mean 'List'? [MC0281]
   CHECK: :[[#@LINE+9]]:9: error: there is no module 'Lits' here; did you mean 'List'? [MC0281]
   CHECK: 5 errors generated.
*)
module S = Set.Make (struct type t = string let cmp = compare end)
let s = S.add "a" S.empty
module Key = struct let equal a b = a = b end
module H = Hashtbl.Make (Key)
module L = Lists
let n = L.length [] + L.length []
let p = Lits.length []
