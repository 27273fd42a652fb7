(* The name has the path of the module.
   RUN: %everywhere %s --status=2
*)
module Outer = struct
  module Stack = struct
    exception Underflow of { depth : int; name : string }
  end
end
let () = raise (Outer.Stack.Underflow { depth = 2; name = "s" })

(* >>> output
<<< *)

(* >>> errors
Fatal error: exception Uncaught-in-module.Outer.Stack.Underflow(2, "s")
<<< *)
