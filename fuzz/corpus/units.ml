let u = Array.make 3 () in let rec f () x () = u.(x) <- () in
let t = ((), 1, ()) in let (a, b, c) = t in f a b c; f () 2 ()
