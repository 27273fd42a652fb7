(* OCaml prints Exit with its module, and an exception of a module, too.
   RUN: %everywhere %s --status=2
*)
module Stack = struct
  exception Underflow of int
end
let () = try raise (Stack.Underflow 1) with Stack.Underflow n -> print_int n; print_newline ()
let () = if Array.length (Array.make 1 0) = 1 then raise Exit

(* >>> output
1
<<< *)

(* >>> errors
Fatal error: exception Stdlib.Exit
<<< *)
