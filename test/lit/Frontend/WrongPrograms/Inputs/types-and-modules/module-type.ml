(* The program defines a signature. *)
module type Stack = sig
  val push : int -> unit
end
let () = print_int 1
