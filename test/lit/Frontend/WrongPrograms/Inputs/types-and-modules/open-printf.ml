(* Printf is opened to leave out its name. *)
open Printf
let () = printf "%d\n" 42
