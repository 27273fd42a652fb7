(* Tuples, units and names that are not used, in parameters and definitions.
   RUN: %everywhere %s
*)
let swap (x, y) = (y, x)
let sum3 ((a, b), c) = a + b + c
let both () (x, _) = x
let last (x, y) x = x - y
let rec count (i, (j, f)) acc = if i = j then acc else count (i + 1, (j, f)) (acc + f (i, acc))
let print n = print_int n; print_newline ()
let (p, (q, (r, s))) = (1, (2.5, (true, ())))
let a, (b, _), () = (swap (3, 4), (5, 6), ())
let (c, d) = a
let () = s
let () = print (sum3 (a, b)); print (both () (7, 8)); print (last (1, 2) 10)
let () = print_float q; print_newline (); print (if r then p else 0)
let weight (i, acc) = i * 2 + acc
let () = print (count (0, (10, weight)) 1); print (c - d)
let array = Array.make 2 (1, (2, 3))
let () =
  array.(1) <- (4, (5, 6));
  let (x, (y, z)) = array.(1) in
  let (_, w) = array.(0) and () = print 0 in
  let u, v = w in
  print (x + y * z + u - v)

(* >>> output
12
7
8
2.5
1
3050
1
0
33
<<< *)
