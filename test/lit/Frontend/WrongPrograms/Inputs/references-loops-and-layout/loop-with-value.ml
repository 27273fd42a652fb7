(* A loop that was meant to give a value. *)
let find a x =
  for i = 0 to Array.length a - 1 do
    if a.(i) = x then i
  done
let () = print_int (find [| 1 |] 1)
