(* right: 3 *)
(* wrong: 1 *)
let f n = if n > 3 then failwith "large"
let rec g n = if n = 0 then f 4 else g (n - 1)
let () = print_int (try g 1; 1 with Failure _ -> 3)
