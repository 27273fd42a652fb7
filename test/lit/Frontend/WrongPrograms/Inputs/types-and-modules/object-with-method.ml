(* The program defines an object. *)
let counter = object
  val mutable n = 0
  method next = n <- n + 1; n
end
let () = print_int counter#next
