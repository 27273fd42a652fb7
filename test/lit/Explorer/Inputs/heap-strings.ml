exception Found of string list
let rec search l =
  match l with
  | [] -> raise Not_found
  | x :: rest -> if x = "b" then raise (Found rest) else search rest ^ x
let () =
  let b = Bytes.make 3 'x' in
  Bytes.set b 1 'y';
  (match let local = [b; b] in search (Bytes.to_string (List.hd local) :: ["b"; "c"]) with
   | s -> print_string s
   | exception Found rest -> print_int (Bytes.length b + List.length rest));
  try failwith "no" with Failure text -> print_string text
