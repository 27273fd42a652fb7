(* An array that was filled with ints gets a string. *)
let stack = Array.make 10 0
let push i x = stack.(i) <- x
let () = push 0 1; push 1 "two"
