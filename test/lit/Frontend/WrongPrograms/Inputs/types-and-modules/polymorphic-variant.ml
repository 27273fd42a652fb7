(* The program uses polymorphic variants. *)
let direction n = if n > 0 then `Up else `Down
let () = ignore (direction 1)
