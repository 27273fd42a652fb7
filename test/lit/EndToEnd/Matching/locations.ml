(* Match_failure has the location of the match with its parentheses, or of the pattern.
   RUN: %everywhere %s
*)
let t f = try f () with Match_failure (_, l, c) -> print_int l; print_char ' '; print_int c; print_newline ()
let () = t (fun () -> (match 3 with 1 -> ()))
let () = t (fun () -> begin match 3 with 1 -> () end)
let () = t (fun () -> (function 1 -> ()) 3)
let () = t (fun () -> ( ( (match 3 with 1 -> ()) )))
let () = t (fun () -> (match 3 with 1 -> () : unit))
let () = t (fun () -> (fun 1 -> ()) 3)
let () = t (fun () -> (fun 1 2 -> ()) 1 3)
let () = t (fun () -> let f x 1 = () in f 1 2)
let () = t (fun () -> let f (x, 1) = () in f (1, 2))
let () = t (fun () -> let (x, 1) = (1, 2) in ())
let () = t (fun () -> let x, 1 = (1, 2) in ())
let () = t (fun () -> let f x = (function 1 -> ()) in f 1 2)
let () = t (fun () -> let f x = function 1 -> () in f 1 2)
let () = t (fun () -> let 1 = 2 and x = 2 in ())

(* >>> output
5 22
6 22
7 22
8 22
9 23
10 22
11 29
12 30
13 28
14 26
15 26
16 32
17 32
18 26
<<< *)
