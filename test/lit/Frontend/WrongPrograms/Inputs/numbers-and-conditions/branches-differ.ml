(* The branches of an `if` have different types. *)
let describe n = if n = 0 then "zero" else n
let () = print_string (describe 1)
