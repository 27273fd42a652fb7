(* A parameter is applied to a function on floats and to a function on ints. *)
let half x = x /. 2.0
let inc x = x + 1
let both f = (f half, f inc)
let () = ignore both
