(* A string has no end. *)
let s = "abc
let t = "def"
let () = print_string (s ^ t)
