(* The name of a function of a module is misspelled. *)
module Counter = struct
  let count = ref 0
  let next () = incr count; !count
end
let () = print_int (Counter.nxt ())
