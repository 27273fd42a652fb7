(* A loop has a step. *)
let () = for i = 0 to 10 step 2 do print_int i done
