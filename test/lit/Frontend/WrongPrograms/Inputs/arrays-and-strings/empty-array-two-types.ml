(* A string is stored in an array of ints. *)
let stack = Array.make 10 0
let push i x = stack.(i) <- x
let () = push 0 1; push 1 "two"
