(* The program raises an exception that it does not define. *)
let pop n = if n = 0 then raise Empty else n - 1
let () = print_int (pop 1)
