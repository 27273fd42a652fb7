(* A buffer collects text. *)
let b = Buffer.create 80
let () = Buffer.add_string b "x"
