(* The arguments of a constructor are separated by spaces. *)
type tree = Leaf | Node of tree * int * tree
let t = Node Leaf 1 Leaf
