(* Definitions are separated by `;`. *)
let x = 5;
let y = 6
let () = print_int (x + y)
