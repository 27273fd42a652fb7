(* A function is called with functions of different types. *)
let half x = x /. 2.0
let inc x = x + 1
let () =
  let apply = ref (fun f -> f half) in
  print_float (!apply (fun g -> g 1.0));
  print_int (!apply (fun g -> inc (g 1)))
