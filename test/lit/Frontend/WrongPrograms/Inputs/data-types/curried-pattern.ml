(* The arguments of a constructor in a pattern are separated by spaces. *)
type tree = Leaf | Node of tree * int * tree
let root t = match t with Leaf -> 0 | Node _ n _ -> n
