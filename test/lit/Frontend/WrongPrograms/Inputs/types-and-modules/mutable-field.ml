(* A field is assigned to. *)
let deposit account n = account.balance <- account.balance + n
let () = deposit (0, 0) 10
