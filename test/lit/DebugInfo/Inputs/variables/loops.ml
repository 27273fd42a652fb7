let sum n =
  let total = ref 0 in
  for i = 1 to n do
    let square = i * i in
    total := !total + square
  done;
  !total
let halve n =
  let m = ref n in
  let steps = ref 0 in
  while !m > 1 do
    let half = !m / 2 in
    m := half;
    steps := !steps + 1
  done;
  !steps
let grid n =
  let cells = Array.make (n * n) 0 in
  for row = 0 to n - 1 do
    let base = row * n in
    for column = 0 to n - 1 do
      let place = base + column in
      cells.(place) <- place * 2
    done
  done;
  cells.(n * n - 1)
let () =
  print_int (sum 4);
  print_int (halve 20);
  print_int (grid 3)
