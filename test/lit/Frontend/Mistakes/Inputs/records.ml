let p = (1, 2)
let q = p.x
let f = fun (x:int) : int -> x + 1
