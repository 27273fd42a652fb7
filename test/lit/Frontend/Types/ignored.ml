(* Values that are ignored, and expressions that do not return, need no known
   type.

   RUN: %mincaml-llc %s -Werror -fsyntax-only
*)
let () = ignore (List.hd [])
let () = ignore (failwith "x")
let () = ignore (raise Not_found)
let () = List.iter ignore []
let () = try ignore (List.find (fun _ -> true) []) with Not_found -> exit 1
