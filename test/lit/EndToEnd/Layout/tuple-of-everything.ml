(* One tuple with a field of every type, passed around, stored and captured.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec id x = x + 1 in
let t = (true, 1, 2.5, (), (3, 4.5), Array.make 2 5.5, Array.make 1 false, id, Array.make 1 id, Array.make 2 ()) in
let rec show t =
  let (b, n, x, u, p, a, c, f, g, v) = t in
  let (q, y) = p in
  u; v.(1); (if b then pi 1 else pi 0); pi n; print_float x; print_newline (); pi q; print_float y; print_newline ();
  print_float a.(1); print_newline (); (if c.(0) then pi 1 else pi 0); pi (f 6); pi (g.(0) 7); pi (Array.length v) in
show t;
let all = Array.make 2 t in
let rec closure u = show all.(1) in closure (); show all.(0)

(* >>> output
1
1
2.5
3
4.5
5.5
0
7
8
2
1
1
2.5
3
4.5
5.5
0
7
8
2
1
1
2.5
3
4.5
5.5
0
7
8
2
<<< *)
