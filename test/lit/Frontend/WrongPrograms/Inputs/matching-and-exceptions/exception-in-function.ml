(* An exception is defined in a function. *)
let find a x =
  exception Found of int in
  try Array.iteri (fun i y -> if x = y then raise (Found i)) a; -1
  with Found i -> i
