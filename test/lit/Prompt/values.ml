(* RUN: %compare-prompt %s
*)
3;;
-3;;
2.5;;
-0.5;;
1e22;;
0.1 +. 0.2;;
nan;;
infinity;;
neg_infinity;;
-1. /. 0.;;
1.;;
1e-7;;
123456789.123456789;;
'c';;
'\n';;
'\'';;
'"';;
'\200';;
"text";;
"a\n\t\"b\\";;
true;;
();;
max_int > 0;;
(* Output:
- : int = 3
- : int = -3
- : float = 2.5
- : float = -0.5
- : float = 1e+22
- : float = 0.300000000000000044
- : float = nan
- : float = infinity
- : float = neg_infinity
- : float = neg_infinity
- : float = 1.
- : float = 1e-07
- : float = 123456789.123456791
- : char = 'c'
- : char = '\n'
- : char = '\''
- : char = '"'
- : char = '\200'
- : string = "text"
- : string = "a\n\t\"b\\"
- : bool = true
- : unit = ()
- : bool = true
*)
