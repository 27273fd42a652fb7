(* A loop has a range. *)
let () = for i in 1..10 do print_int i done
