exception Found of int
let rec search n limit =
  let square = n * n in
  if square > limit then
    raise (Found n)
  else
    search (n + 1) limit
let safe limit =
  let base = 10 in
  let result =
    try
      let nothing = search 0 limit in
      nothing
    with Found n ->
      let bigger = n + base in
      bigger in
  result
let () =
  print_int (safe 10);
  print_int (safe 30)
