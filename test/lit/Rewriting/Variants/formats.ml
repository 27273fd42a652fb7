(* The format of Printf stays a literal, and its function is called directly,
   whatever a variant replaces.

   RUN: %mincaml-llc %s --interpret > %t.expected
   RUN: %mincaml-variant --kind=dead-bindings --rate=100 %s > %t.bindings.ml
   RUN: %mincaml-llc %t.bindings.ml --interpret | diff %t.expected -
   RUN: FileCheck %s < %t.bindings.ml
   RUN: %mincaml-variant --kind=dead-branches --rate=100 %s > %t.branches.ml
   RUN: %mincaml-llc %t.branches.ml --interpret | diff %t.expected -
   RUN: %mincaml-variant --kind=wrap-functions --rate=100 %s > %t.functions.ml
   RUN: %mincaml-llc %t.functions.ml --interpret | diff %t.expected -
   RUN: %mincaml-variant --kind=modulo-input --rate=100 %s > %t.input.ml
   RUN: %mincaml-llc %t.input.ml --interpret | diff %t.expected -

   CHECK: Printf.sprintf "%5d"
   CHECK: let dead
*)
let f x = Printf.sprintf "<%5d>%.2f" x (float_of_int x)
let never () = Printf.sprintf "%x" 255
let () =
  if f 1 = "" then print_string (never ());
  Printf.printf "%s%c %-4d\n" (f 3) 'c' 12
