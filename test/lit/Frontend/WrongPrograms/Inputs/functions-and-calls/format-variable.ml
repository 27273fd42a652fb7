(* A format is a variable. *)
let () =
  let f = "%d\n" in
  Printf.printf f 1
