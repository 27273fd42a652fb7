(* Values that are ignored, and expressions that do not return, need no known
   type.

   RUN: %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s
   CHECK:     :[[#@LINE+9]]:15: warning: nothing determines the type of the parameter 'x'; assuming int [MC0331]
   CHECK:     1 warning generated.
*)
let () = ignore (List.hd [])
let () = ignore (failwith "x")
let () = ignore (raise Not_found)
let () = List.iter ignore []
let () = try ignore (List.find (fun _ -> true) []) with Not_found -> exit 1
let () = if List.length [] > 1 then exit 2 else invalid_arg "x"
let () = (fun x -> ()) (raise Not_found)
