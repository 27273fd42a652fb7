(* A character is written in double quotes. *)
let count s =
  let n = ref 0 in
  String.iter (fun c -> if c = "a" then incr n) s;
  !n
let () = print_int (count "banana")
