(* A module has a signature. *)
module Counter : sig val next : unit -> int end = struct
  let count = ref 0
  let next () = incr count; !count
end
let () = print_int (Counter.next ())
