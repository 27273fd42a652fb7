(* The program defines a module with two functions. *)
module Counter = struct
  let count = ref 0
  let next () = incr count; !count
end
let () = print_int (Counter.next ())
