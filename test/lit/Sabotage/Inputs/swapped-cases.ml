(* right: 1 2 *)
(* wrong: 2 1 *)
exception A
exception B
let f n : unit = if n > 3 then raise A else raise B
let g n = try f n; 0 with A -> 1 | B -> 2
let () = print_int (g 4); print_byte 32; print_int (g 1)
