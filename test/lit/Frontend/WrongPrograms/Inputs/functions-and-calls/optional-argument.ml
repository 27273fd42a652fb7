(* An optional parameter without a default is used like one with a default. *)
let greet ?name () = print_string ("hello " ^ name)
let () = greet ~name:"you" ()
