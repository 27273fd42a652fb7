(* A type enumerates colours. *)
type colour = Red | Green | Blue
let code c = if c = Red then 1 else 2
let () = print_int (code Blue)
