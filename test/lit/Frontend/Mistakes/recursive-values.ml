(* Recursive values that OCaml does not have, and cyclic ones.
   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s
*)
let rec fact = if 1 = 0 then 1 else 2 * fact (1 - 1)
let rec ones = 1 :: ones
let rec p = ignore (fun () -> p)
let rec a = (1, b) and b = (a, 2)
let rec c = [| c |]
let rec f x = x + v and v = f 1
let rec r = { contents = lazy (let r = r in ignore r) }
let rec s = let t = s in t
let rec x = 5 and y = 6
(*
   CHECK: recursive-values.ml:4:41: error: 'fact' is used here before its definition is complete [MC0286]
   CHECK: recursive-values.ml:5:21: error: 'ones' is not defined yet: a value of a `let rec` can only contain values that are defined before it [MC0287]
   CHECK: recursive-values.ml:6:31: error: 'p' is used here before its definition is complete [MC0286]
   CHECK: recursive-values.ml:7:17: error: 'b' is not defined yet: a value of a `let rec` can only contain values that are defined before it [MC0287]
   CHECK: recursive-values.ml:8:16: error: 'c' is not defined yet: a value of a `let rec` can only contain values that are defined before it [MC0287]
   CHECK: recursive-values.ml:9:29: error: 'f' is used here before its definition is complete [MC0286]
   CHECK: recursive-values.ml:11:21: error: 's' is used here before its definition is complete [MC0286]
   CHECK: 7 errors generated.
*)
