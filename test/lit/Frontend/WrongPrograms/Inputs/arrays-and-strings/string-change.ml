(* A character of a string is changed. *)
let () =
  let s = "cat" in
  s.[0] <- 'b';
  print_string s
