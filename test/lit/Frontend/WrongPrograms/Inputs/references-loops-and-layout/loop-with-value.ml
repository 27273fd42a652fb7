(* A loop is meant to have a value. *)
let find a x =
  for i = 0 to Array.length a - 1 do
    if a.(i) = x then i
  done
let () = print_int (find [| 1 |] 1)
