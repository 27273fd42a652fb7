(* The program calls a function of the module List. *)
let square x = x * x
let squares a = List.map square a
let () = Array.iter print_int (squares [| 1; 2; 3 |])
