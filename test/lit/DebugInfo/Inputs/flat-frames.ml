let rec show n = print_int n; 1 in
let rec count a i =
  if i < 0 then show i + 1
  else
    let rest = count a (i - 1) in
    a.(i) + rest * 2 in
let a = Array.make 50 3 in
print_int (count a 40)
