(* The program defines a class. *)
class point x y = object method x = x method y = y end
let () = print_int 1
