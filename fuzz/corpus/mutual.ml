let rec even n odd = if n = 0 then true else odd (n - 1) in
let rec odd n = if n = 0 then false else even (n - 1) odd in
if odd 7 then print_int 1
