(* A guard that changes the matched value has no influence on the cases after it:
   they see the fields and elements that were read before.
   RUN: %everywhere %s
*)
type r = { mutable x : int; mutable y : int }
let f r = match r with {x=1;_} when (r.x <- 2; false) -> "a" | {x=2;_} -> "b" | {x=1;_} -> "still1" | _ -> "c"
let () = print_endline (f {x=1;y=0})
let g a = match a with [|1|] when (a.(0) <- 2; false) -> "a" | [|2|] -> "b" | [|1|] -> "still1" | _ -> "c"
let () = print_endline (g [|1|])
let h r = match r with {x=1;_} when (r.y <- 5; false) -> 0 | {x=1;y} -> y | _ -> 9
let () = print_int (h {x=1;y=0}); print_newline ()
let k r = match r with {x=1;y=0} when (r.y <- 5; false) -> 0 | {x=1;y} -> y | _ -> 9
let () = print_int (k {x=1;y=0}); print_newline ()
let m r = match r with {x;_} when (r.x <- 7; x = 0) -> 0 | {x;_} -> x
let () = print_int (m {x=1;y=0}); print_newline ()

(* >>> output
still1
still1
0
0
1
<<< *)
