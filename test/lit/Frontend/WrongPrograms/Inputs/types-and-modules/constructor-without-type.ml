(* A constructor whose type has been forgotten. *)
let rec insert x t = Node (t, x, t)
let () = ignore (insert 1 0)
