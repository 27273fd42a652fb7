(* `do` is forgotten. *)
let () =
  for i = 1 to 10
    print_int i
  done
