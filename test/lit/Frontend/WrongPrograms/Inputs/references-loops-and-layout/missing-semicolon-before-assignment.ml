(* The `;` between two assignments is forgotten. *)
let () =
  let a = Array.make 2 0 in
  a.(0) <- 1
  a.(1) <- 2
