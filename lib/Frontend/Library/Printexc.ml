(* The module Printexc. *)

let to_string_default e =
  match e with
  | Match_failure (file, line, start) ->
    "File \"" ^ file ^ "\", line " ^ string_of_int line ^ ", characters "
    ^ string_of_int start ^ "-" ^ string_of_int (start + 5)
    ^ ": Pattern matching failed"
  | Assert_failure (file, line, start) ->
    "File \"" ^ file ^ "\", line " ^ string_of_int line ^ ", characters "
    ^ string_of_int start ^ "-" ^ string_of_int (start + 6)
    ^ ": Assertion failed"
  | _ ->
    Primitive.text e (fun s -> "\"" ^ String.escaped s ^ "\"") string_of_float

let to_string e = Printexc.to_string_default e

let print f x =
  try f x
  with e ->
    Printf.eprintf "Uncaught exception: %s\n" (Printexc.to_string e);
    raise e
