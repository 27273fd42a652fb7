(* A recursive variant type describes a tree. *)
type tree = Leaf | Node of tree * int * tree
let rec size t = match t with Leaf -> 0 | Node (l, _, r) -> size l + 1 + size r
let () = print_int (size Leaf)
