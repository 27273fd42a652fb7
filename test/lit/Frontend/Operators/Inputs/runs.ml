let x=-1 in
let y = 1+-1 in
if x=-1 then print_int (x--y) else print_float (2.0*.-1.5+.-.2.0)
