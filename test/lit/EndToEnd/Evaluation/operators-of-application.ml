(* `e |> f` evaluates e first, `f @@ e` does, too.
   RUN: %everywhere %s
*)
let say n = print_int n; n
let pick f = print_char 'p'; f
let add x y = print_char '+'; x + y
let () = print_int (say 1 |> pick succ); print_newline ()
let () = print_int (pick succ @@ say 1); print_newline ()
let () = print_int (say 1 |> add (say 2) |> pick (add (say 3))); print_newline ()
let () = print_int (add (say 4) @@ say 5); print_newline ()
let f = say 6 |> add
let () = print_newline (); print_int (f (say 7)); print_newline ()

(* >>> output
1p2
1p2
12+3p+6
54+9
6
7+13
<<< *)
