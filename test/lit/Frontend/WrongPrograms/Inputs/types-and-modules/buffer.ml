(* Text is collected in a buffer. *)
let b = Buffer.create 80
let () = Buffer.add_string b "x"
