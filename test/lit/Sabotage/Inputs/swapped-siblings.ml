(* right: -5 *)
(* wrong: 5 *)
let make k =
  let rec f x = if x <= 0 then k else apply g (x - 1)
  and g x = if x <= 0 then -k else apply f (x - 1)
  and apply h x = h x in
  [| f; g |]
let () = print_int ((make 5).(0) 1)
