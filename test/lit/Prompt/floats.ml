(* RUN: %compare-prompt %s
*)
1.5 +. 2.25;;
sqrt 2.;;
1. /. 3.;;
3.14159265358979;;
100000000000.;;
1e100;;
1.5e-10;;
[0.1; 0.25; 1e15; 1e16];;
-.5.;;
(-2.5, 3.);;
Some (-0.);;
ceil 1.2, floor (-1.2);;
exp 0., log 1., cos 0.;;
float 7 /. 2.;;
mod_float 7. 3.;;
classify_float 1.;;
4. ** 0.5;;
let pi = 4. *. atan 1.;;
truncate 3.9;;
(* Output:
- : float = 3.75
- : float = 1.41421356237309515
- : float = 0.333333333333333315
- : float = 3.14159265358979
- : float = 100000000000.
- : float = 1e+100
- : float = 1.5e-10
- : float list = [0.1; 0.25; 1e+15; 1e+16]
- : float = -5.
- : float * float = (-2.5, 3.)
- : float option = Some (-0.)
- : float * float = (2., -2.)
- : float * float * float = (1., 0., 1.)
- : float = 3.5
- : float = 1.
- : fpclass = FP_normal
- : float = 2.
val pi : float = 3.14159265358979312
- : int = 3
*)
