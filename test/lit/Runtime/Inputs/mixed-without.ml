let kept = ref [| 0 |]

let rec fill n = if n > 0 then fill (n - 1) else kept := Array.make 700 1

let rec churn n s =
  if n = 0 then s
  else
    let a = Array.make 700 n in
    churn (n - 1) (s + a.(n land 511))

(* The stack does not keep the array. *)
let rec deep n = if n > 0 then deep (n - 1) + 0 else (fill 50; churn 10000 0)

let () =
  ignore (deep 100);
  print_int (Array.fold_left ( + ) 0 !kept);
  print_newline ()
