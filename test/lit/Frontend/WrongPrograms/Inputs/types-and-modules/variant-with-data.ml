(* A tree as a recursive variant. *)
type tree = Leaf | Node of tree * int * tree
let rec size t = match t with Leaf -> 0 | Node (l, _, r) -> size l + 1 + size r
let () = print_int (size Leaf)
