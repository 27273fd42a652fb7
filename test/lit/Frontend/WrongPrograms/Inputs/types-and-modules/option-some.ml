(* A search returns an option. *)
let find a x =
  let r = ref (-1) in
  Array.iteri (fun i y -> if x = y then r := i) a;
  if !r < 0 then None else Some !r
