(* A reference is assigned to with `<-`. *)
let () =
  let x = ref 0 in
  x <- 5;
  print_int !x
