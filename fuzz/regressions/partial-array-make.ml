let f = Array.make 3 in
let a = Array.make 3 in
print_float 1.5
