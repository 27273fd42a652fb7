(* The comparison of two values iterates along the last argument of their own type, even if
   other arguments follow it: it compares these first.

   RUN: %mincaml-llc %s --emit=core -o - | FileCheck %s

   CHECK:      let rec [[EQUAL:equal_chain[_0-9]*]]
   CHECK:      if {{left[_0-9]*}} = {{right[_0-9]*}} then
   CHECK-NEXT: {{^ *}}[[EQUAL]] {{left[_0-9]*}} {{right[_0-9]*}}{{$}}
*)
type chain = End | Link of chain * int

let same (a : chain) b = a = b
let () = print_string (if same (Link (End, 1)) End then "equal" else "different")
