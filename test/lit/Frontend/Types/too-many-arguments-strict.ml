(* RUN: not %mincaml-llc -std=mincaml %s -fsyntax-only 2>&1 | FileCheck %s

   A call passes all arguments to one function in the original language, also if this
   function returns another one.
*)
let rec f x = let rec g y = x + y in g in
(* CHECK: [[@LINE+2]]:16: error: 'f' takes 1 argument, but 2 are given [MC0308]
*)
print_int (f 1 2)
