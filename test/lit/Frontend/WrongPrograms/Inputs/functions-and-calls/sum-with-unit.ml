(* A function ends with a loop, so that it returns nothing. *)
let sum a =
  let s = ref 0 in
  for i = 0 to Array.length a - 1 do s := !s + a.(i) done
let () = print_int (sum [| 1; 2 |])
