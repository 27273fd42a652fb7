let rec make n =
  let a = 5 in
  let half = 0.5 in
  let flag = true in
  let rec addb b =
    let c = a + b in
    let d = if flag then c * n else c in
    print_float half;
    d in
  addb
let rec outer x =
  let k = 7 in
  let rec inner b =
    k + b in
  inner x
let f = make 4
let () = print_int (f 3)
let () = print_int (outer 3)
