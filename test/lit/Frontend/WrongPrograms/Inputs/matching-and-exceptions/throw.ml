(* An exception is raised by `throw`, as in other languages. *)
exception Empty
let pop n = if n = 0 then throw Empty else n - 1
let () = print_int (pop 1)
