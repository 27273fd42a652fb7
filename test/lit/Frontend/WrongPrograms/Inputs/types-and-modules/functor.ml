(* The program defines a functor. *)
module Sorted (Order : ORDER) = struct
  let sort l = List.sort Order.compare l
end
let () = print_int 1
