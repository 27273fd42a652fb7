(* The program uses a constructor without defining its type. *)
let rec insert x t = Node (t, x, t)
let () = ignore (insert 1 0)
