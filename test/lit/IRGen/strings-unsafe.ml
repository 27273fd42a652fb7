(* Without checks.

   RUN: %mincaml-llc %s -g0 --unsafe --emit=llvm -o - | FileCheck %s
   CHECK-NOT: fail
*)
let rec get s i = Char.chr (Char.code s.[i] + 1) in
print_char (get "x" 0)
