let f x = print 1; ; print 2
let g x = if x then print 1; else print 2
let h = fun x -> if x then print_int 1; else print_int 2
let i x = if x then then 1 else 2
let x, y : int * int = (1, 2)
let (x, y) : int * int = (1, 2)
