let f (g : 'a. 'a -> 'a) = g 1
type p = { id : 'a. 'a -> 'a }
let twice : 'a 'a. 'a -> 'a = fun x -> x
