(* The alternatives of a pattern bind different names. *)
exception Error of string
let check f =
  try f () with
  | Error s | Failure t -> print_string s
let () = check (fun () -> raise (Error "x"))
