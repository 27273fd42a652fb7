(* A string is raised. *)
let check n = if n < 0 then raise "negative" else n
let () = print_int (check 1)
