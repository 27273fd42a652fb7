(* Comments nest, may have anything in them, and count as a blank.

   RUN: %mincaml-llc %s --emit=ast -o - | FileCheck %s

   CHECK: print_int 1
*)
(* one (* two (* three *) *) "not a string *)
print_int(*between*)1(**)(* 日本語 *)
