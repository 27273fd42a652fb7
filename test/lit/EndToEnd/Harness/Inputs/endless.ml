let rec f x = f (x + 1) in f 0

(* >>> output
12
<<< *)
