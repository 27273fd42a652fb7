(* An exception is defined by a local `let exception`. *)
let find a x =
  let exception Found of int in
  try Array.iteri (fun i y -> if x = y then raise (Found i)) a; -1
  with Found i -> i
