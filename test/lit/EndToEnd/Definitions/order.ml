(* Values of `let ... and` and the parts of a program are evaluated in order.
   RUN: %everywhere %s
*)
let show n = print_int n; print_newline (); n
let a = show 1 and (b, c) = (let b = show 2 in (b, show 3)) and d = show 4
let rec loop n = if n = 0 then () else loop (n - 1)
;;
let _ = show 5 in loop 3;;
loop 1000000
let _ = show (a + b + c + d)
let () = let _ = show 6 in let x = show 7 and () = loop 2 in loop x
;;
let x = 8 in
let _ = show x in
();;

(* >>> output
1
2
3
4
5
10
6
7
8
<<< *)
