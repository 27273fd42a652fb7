(* Blanks do not matter, nor do their absence.
   RUN: %everywhere %s
*)
let rec pi n=print_int n;print_newline()in
let rec f x y=x*y-1 in let a=Array.make 2(3)in pi(f 2 3);pi((f)(2)(a.(0)));
pi
 (
 f
 2

	(a.(1))
 )
; if 1<2 then pi(1)else pi(2)

(* >>> output
5
5
5
1
<<< *)
