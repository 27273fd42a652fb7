let f = fun (x:int) : int -> x + 1
