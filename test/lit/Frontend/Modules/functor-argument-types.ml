(* Functions of another type than a functor needs are reported at their definitions.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+6]]:49: error: 'compare' has type int -> int -> int, but string -> string -> int is expected [MC0301]
   CHECK: :[[#@LINE+5]]:8: note: the functor that makes this module needs a function of the expected type
   CHECK: :[[#@LINE+6]]:60: error: 'hash' has type int -> string, but int -> int is expected [MC0301]
   CHECK: :[[#@LINE+6]]:8: note: the functor that makes this module needs a function of the expected type
   CHECK: 2 errors generated.
*)
module A = Set.Make (struct type t = string let compare a b = a - b end)
let a = A.add "a" (A.add "b" A.empty)
module Key = struct type t = int let equal a b = a = b let hash x = "a" end
module H = Hashtbl.Make (Key)
let h : int H.t = H.create 3
let () = H.add h 1 2
