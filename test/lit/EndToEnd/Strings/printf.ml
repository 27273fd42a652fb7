(* Formats: every conversion, widths and precisions; all arguments are evaluated first.
   RUN: %everywhere %s
*)
let show x = Printf.sprintf "<%d %s>" x "s"
let () = Printf.printf "%5d|%-5d|%05d|%+d|% d|%x|%X|%o|%u|%i\n" 42 42 42 42 42 255 255 8 7 9
let () = Printf.printf "%f|%.2f|%8.3f|%-8.1f|%08.2f|%e|%.3e|%g|%G|%E|%+.1f\n" 1.5 2.345 3.14159 2.0 (-1.5) 12345.678 0.001 0.0001 1e10 1.0 2.0
let () = Printf.printf "%s|%10s|%-10s|%c|%b|%B|%%|\n" "a" "b" "c" 'd' true false
let () = Printf.printf "%f %.1f %g\n" (1.0 /. 0.0) 0.25 (-1.0 /. 0.0)
let () = print_endline (show 3 ^ Printf.sprintf "" ^ Printf.sprintf "x" ^ Printf.sprintf "%s" "y" ^ Printf.sprintf "%c%b" 'z' false)
let () = Printf.printf ""; Printf.printf "plain\n"; Printf.eprintf "%d %s%c\n" 1 "e" '!'
let f n = Printf.printf "%d " n; n
let () = Printf.printf "%d %c %d\n" (f 1 + 1) (let c = 'x' in c) 3

(* >>> output
   42|42   |00042|+42| 42|ff|FF|10|7|9
1.500000|2.35|   3.142|2.0     |-0001.50|1.234568e+04|1.000e-03|0.0001|1E+10|1.000000E+00|+2.0
a|         b|c         |d|true|false|%|
inf 0.2 -inf
<3 s>xyzfalse
plain
1 2 x 3
<<< *)

(* >>> errors
1 e!
<<< *)
