let rec digits s i total =
  if i = String.length s then
    total
  else
    let c = s.[i] in
    let code = Char.code c in
    let digit = code - 48 in
    digits s (i + 1) (total * 10 + digit)
let () =
  print_int (digits "407" 0 0)
