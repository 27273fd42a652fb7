(* Printf is opened, so that its name can be omitted. *)
open Printf
let () = printf "%d\n" 42
