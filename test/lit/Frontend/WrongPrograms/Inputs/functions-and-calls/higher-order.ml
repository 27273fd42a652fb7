(* A parameter is used as a function on floats and on ints. *)
let half x = x /. 2.0
let inc x = x + 1
let both f = (f half, f inc)
let () = ignore both
