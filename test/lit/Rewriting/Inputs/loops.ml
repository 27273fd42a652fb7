(* Loops by a function and by values that are functions, each 200,000 times. *)
let steps = 200000 in
let rec count i n =
  if i = n then i
  else (
    let next = i + 1 in
    if next < 0 && n < 0 then 0 else count next n
  )
in
print_int (count 0 steps);
print_byte 32;
let rec ping pong i = if i > steps then i else pong (i + 1) in
let rec again i = ping again i in
print_int (again 0)
