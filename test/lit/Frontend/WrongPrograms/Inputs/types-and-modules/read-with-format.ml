(* The program reads its input with scanf. *)
let n = Scanf.scanf " %d" (fun x -> x)
let () = print_int n
