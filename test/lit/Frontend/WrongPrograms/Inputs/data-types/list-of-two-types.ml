(* A list contains an int and a string. *)
let l = [1; "two"; 3]
