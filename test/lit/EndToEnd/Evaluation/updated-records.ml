(* The fields that `{ r with ... }` takes from r are read between the evaluations of the
   others. Calls that lack labelled arguments, chains, polymorphic values.
   RUN: %everywhere %s
*)
let p n v = print_int n; print_char ' '; v
type r = { a : int; mutable b : int; c : int; mutable d : int }
let show r = Printf.printf "{%d %d %d %d}\n" r.a r.b r.c r.d
let () =
  let r = { a = 1; b = 2; c = 3; d = 4 } in
  let change () = r.b <- r.b + 10; r.d <- r.d + 10; r.b in
  show { r with a = change () };
  show { r with c = change () };
  show { r with a = change (); c = change () };
  show { (p 1 r) with d = change () };
  show { r with b = change () };
  show { (change () |> ignore; r) with c = p 3 3; a = p 1 1 };
  let f () = p 9 { r with a = 5 } in
  show { (f ()) with c = change (); a = change () }
type 'a q = { l : 'a; mutable m : int }
let () =
  let q = { l = "x"; m = 1 } in
  let z = { q with l = (q.m <- 5; 7) } in
  Printf.printf "%d %d\n" z.l z.m;
  let z = { q with l = (q.m <- 6; 7.5) } in
  Printf.printf "%f %d\n" z.l z.m
let poly x = let q = { l = x; m = 0 } in { q with m = (q.m <- 2; q.m + 1) }, { q with l = (q.m <- q.m + 3; [x]) }
let () = let a, b = poly "s" in Printf.printf "%s %d %s %d\n" a.l a.m (List.hd b.l) b.m
let fl3 ~x ~y ~z = x - y + z
let () =
  let g = (p 0 fl3) ~z:(p 1 1) ~y:(p 2 2) in print_newline (); print_int (g ~x:3);
  let g = (print_string "f"; fl3) ~x:(p 1 1) ~z:(p 2 2) in print_newline (); print_int (g ~y:3);
  let g = (p 0 fl3) ~x:(p 1 1) ~y:(p 2 2) in print_newline (); print_int (g ~z:3); print_newline ()
let rec sum n = if n = 0 then 0 else p n n + sum (n - 1)
let () = print_int (sum 5 + sum 3 * sum 2); print_newline ()
let () = print_string (String.concat "," [p 1 "a"; p 2 "b"] ^ p 3 "c" ^ string_of_int (p 4 4)); print_newline ()
let t = lazy (p 1 1 + p 2 2)
let () = print_int (Lazy.force t * Lazy.force t); print_newline ()
let ( +! ) a b = a + b
let () = print_int (p 1 1 +! p 2 2 +! p 3 3); print_newline ()
let () = let open List in print_int (length (map (fun x -> p x x) [p 1 1; p 2 2]) + length [p 3 3]); print_newline ()

(* >>> output
{12 2 3 4}
{1 22 22 14}
{42 32 32 24}
1 {1 52 3 52}
{1 62 3 54}
3 1 {1 72 3 74}
9 {92 72 82 74}
7 1
7.500000 5
s 3 s 0
0 2 1 
21 f2 
02 1 0 
2
1 2 1 2 3 1 2 3 4 5 33
4 3 2 1 a,bc4
2 1 9
3 2 1 6
3 2 1 1 2 3
<<< *)
