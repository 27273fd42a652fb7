(* `as` names the exception that a case handles. *)
let get a i =
  try a.(i) with
  | Not_found as e -> raise e
let () = print_int (get [| 1 |] 0)
