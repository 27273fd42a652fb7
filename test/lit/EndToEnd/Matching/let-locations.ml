(* Match_failure in a `let ... in` whose pattern contains a constructor has the location
   of the `let` with its parentheses, otherwise that of the pattern.
   RUN: %everywhere %s
*)
let t f = try f () with Match_failure (_, l, c) -> print_int l; print_char ' '; print_int c; print_newline ()
let () = t (fun () -> let Some x = None in print_int x)
let () = t (fun () -> let x :: _ = [] in print_int x)
let () = t (fun () -> let ([x]) = [] in print_int x)
let () = t (fun () -> let (x, true) = (2, false) in print_int x)
let () = t (fun () -> let ((), 1) = ((), 2) in ())
let () = t (fun () -> let (x, 1) = (2, 2) in print_int x)
let () = t (fun () -> let a = 1 and Some x = None in print_int (x + a))
let () = t (fun () -> let (Some x) as q = None in ignore q; print_int x)
let () = t (fun () -> let (Some x : int option) = None in print_int x)
let () = t (fun () -> let [| x; Some y |] = [| None; None |] in ignore x; print_int y)
let () = t (fun () -> let [| x |] = [| 1; 2 |] in print_int x)
let () = t (fun () -> ignore (1 + (let Some x = None in x)))
let () = t (fun () -> ignore (1 + ((let y = 2 in let Some x = None in x + y))))
let () = t (fun () -> ignore (1 + ( (let Some x = None in x))))
let f () = let Some x = None in print_int x
let () = t f
let () = t (fun () -> if true then
  let Some x = None in print_int x)

(* >>> output
6 22
7 22
8 22
9 22
10 22
11 26
12 36
13 22
14 22
15 22
16 26
17 34
18 49
19 34
20 11
23 2
<<< *)
