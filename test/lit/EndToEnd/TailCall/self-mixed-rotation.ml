(* Integers, floats, truth values and arrays that rotate among their own
   kind.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec go n a x b y p c z q r u v w s t =
  if n = 0 then (pi a; pi b; pi c; print_float x; print_newline (); print_float y; print_newline (); print_float z; print_newline ();
    print_float w; print_newline (); (if p then pi 1 else pi 0); (if q then pi 1 else pi 0); (if r then pi 1 else pi 0); pi u.(0); pi v.(0); pi (Array.length s); pi (Array.length t))
  else go (n - 1) b y c z q a w r p v u x t s in
go 0 1 1.5 2 2.5 true 3 3.5 false false (Array.make 1 10) (Array.make 1 20) 4.5 (Array.make 3 1.0) (Array.make 4 1.0);
go 1 1 1.5 2 2.5 true 3 3.5 false false (Array.make 1 10) (Array.make 1 20) 4.5 (Array.make 3 1.0) (Array.make 4 1.0);
go 1001 1 1.5 2 2.5 true 3 3.5 false false (Array.make 1 10) (Array.make 1 20) 4.5 (Array.make 3 1.0) (Array.make 4 1.0)

(* >>> output
1
2
3
1.5
2.5
3.5
4.5
1
0
0
10
20
3
4
2
3
1
2.5
3.5
4.5
1.5
0
0
1
20
10
4
3
3
1
2
2.5
3.5
4.5
1.5
0
1
0
20
10
4
3
<<< *)
