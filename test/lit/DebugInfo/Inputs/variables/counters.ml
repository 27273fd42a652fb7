let rec counter start step =
  let state = Array.make 1 start in
  let scale = float_of_int step in
  let rec next u =
    let old = state.(0) in
    let value = old + step in
    state.(0) <- value;
    let shown = scale *. float_of_int value in
    print_float shown;
    value in
  next
let a = counter 10 3
let b = counter 100 7
let first = a 0
let second = b 0
let third = a 0
let () = print_int (first + second + third)
