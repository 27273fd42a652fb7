(* Data types are compared by functions in front of the program: one for equality
   and one for order for each instance of a type. Mutually recursive ones are a
   group.

   RUN: %mincaml-llc %s --emit=core --verify-each -o %t.ml
   RUN: FileCheck %s < %t.ml
   The result is again a program that prints the same.
   RUN: %mincaml-llc %t.ml --interpret | FileCheck %s --check-prefix=OUTPUT
   RUN: %mincaml-llc %s --interpret | FileCheck %s --check-prefix=OUTPUT

   CHECK:      let rec [[EQUAL:equal_tree[_0-9]*]] [[X:left[_0-9]*]] [[Y:right[_0-9]*]] =
   CHECK:      {{^ *}}[[X]]{{$}}
   CHECK:      {{^ *}}[[Y]]{{$}}
   CHECK:        [[EQUAL]] left
   CHECK:        [[EQUAL]] left
   CHECK-NOT:  let rec equal_tree
   CHECK:      let rec [[POSITION:position_color[_0-9]*]] {{left[_0-9]*}} =
   CHECK-NOT:  let rec position_color
   CHECK:      let rec [[ROSE:(equal_rose|equal_list)[_0-9]*]]
   CHECK-NOT:  let rec
   CHECK:      and {{(equal_rose|equal_list)[_0-9]*}}
   CHECK-NOT:  let rec equal_tree
   CHECK:      let rec same
   CHECK:        [[EQUAL]]
   CHECK:      let rec same_again
   CHECK:        [[EQUAL]]
   CHECK:      let rec sooner
   CHECK:        [[POSITION]] {{.*}} < [[POSITION]]
   CHECK:      let rec alike
   OUTPUT: truefalsetruefalsetrue
*)
type color = Red | Green | Blue
type tree = Leaf | Node of tree * int * tree
type rose = Rose of int * rose list

let same (a : tree) b = a = b
let same_again (a : tree) b = a <> b
let sooner (a : color) b = a < b
let alike (a : rose) b = a = b
let print b = print_string (string_of_bool b)

let () =
  let t = Node (Leaf, 1, Node (Leaf, 2, Leaf)) in
  print (same t t);
  print (same_again t t);
  print (sooner Red Blue);
  print (sooner Blue Green);
  print (alike (Rose (1, [Rose (2, [])])) (Rose (1, [Rose (2, [])])))
