(* Comments nest, may have strings and characters in them, and count as a blank.

   RUN: %mincaml-llc %s --emit=ast -o - | FileCheck %s

   CHECK: print_int 1
*)
(* one (* two (* three *) *) "a string *)" don't '"' *)
print_int(*between*)1(**)(* 日本語 *)
