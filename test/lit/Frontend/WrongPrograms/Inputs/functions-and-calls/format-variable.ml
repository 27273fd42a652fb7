(* A format that is no literal. *)
let () =
  let f = "%d\n" in
  Printf.printf f 1
