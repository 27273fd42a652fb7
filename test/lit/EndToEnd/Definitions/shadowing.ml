(* A function without `rec` is not visible in its own body: names that it hides
   keep their meaning there, also where functions of one name follow each other.
   RUN: %everywhere %s
*)
let f x = x + 1
let f x = f x * 2
let f x = f (f x)
let print n = print_int n; print_newline ()
let () = print (f 10)
let x = 1
let y = 2
let x = y and y = x
let () = print (10 * x + y)
let print_int n = print_int (n + 1000)
let () = print 7; print_int 7; print_newline ()
let outer n =
  let g k = k + n in
  let h g = g (g n) in
  let g k = g (k * 2) in
  h g
let () = print (outer 5)
let g k = k and h k = f k
let () = print (g 3 - h 3)

(* >>> output
46
21
7
1007
35
-15
<<< *)
