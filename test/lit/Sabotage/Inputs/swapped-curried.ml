(* right: 9 8  *)
(* wrong: -9 -8  *)
let sub a b = a - b
let () = Array.iter (fun f -> print_int (f 1); print_byte 32) [| sub 10; sub 9 |]
