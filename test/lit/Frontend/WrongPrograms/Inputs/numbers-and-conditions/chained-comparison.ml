(* Comparisons are chained. *)
let inside x = 0 < x < 10
let () = print_string (string_of_bool (inside 4))
