(* A function is applied to itself. *)
let omega x = x x
let () = ignore omega
