(* Widths, flags and precisions of conversions.
   RUN: %everywhere %s
*)
let () = Printf.printf "[%5c] [%-5c] [%.2s] [%5.1s] [%05s] [%05b] [%@] [%,] [%05c] \n" 'a' 'b' "abc" "abc" "ab" true 'c'
let () = Printf.printf "[%#5x] [%-#7x] [%#08x] [%#.5x] [%#10.5x] [%#x] [%#o] [%#X]\n" 255 255 255 255 255 0 0 (-1 land 0xffff)
let () = Printf.printf "[%#d] [%#d] [%#10d] [%-#10d] [%#010d] [%+#d] [%#d] [%#d] [%# d]\n" 0 999 1000 1000 1000 1000 (-123) (-1234567) 1234
let () = Printf.printf "[%.0d] [%.3d] [%.3d] [%+.3d] [%8.3d] [%-8.3d] [%08.3d] [%.1d] [% .3d] [%.3x] [%.3o] [%.3u]\n" 0 5 (-5) 5 5 5 5 12345 7 10 9 8
let () = Printf.printf "[%+05d] [%-+5d] [%+-5d] [% 05d] [%0+5d] [%-5d] [%-05d] [%+ d]\n" 7 7 7 7 7 7 7 7
let () = Printf.printf "[%#u] [%*d] [%0*d] [%-*d] [%+*d] [%#*x] [%.*d] [%*.*d]\n" 1234567 5 3 5 3 5 3 5 3 8 255 4 7 8 4 7
let () = Printf.printf "[%+08.2f] [%-+8.2f] [%+f] [% 08.1f]\n" 2.5 2.5 nan 2.5
let () = Printf.printf "[%.*d] [%0*d] [%0*d] [%+*.*d]\n" (-4) 7 (-5) 7 5 (-7) 6 3 7

(* Infinities and NaNs. *)
let () = List.iter (fun x -> Printf.printf "[%08f] [%08.2f] [%08e] [%08g] [%02f] [%010G] [%08E] [%8f] [%-8f] [%+f] [%+08f]\n" x x x x x x x x x x x) [nan; infinity; neg_infinity; 2.5; -2.5; -. 0.]

(* Values of formats have the same conversions. *)
let show fmt = Printf.printf fmt
let () =
  show "[%#x] [%#d] [%.4d] [%+05d] [%08.3f] [%-+8.2f] [%*d] [%0*d] [%5b] [%c] [%@]\n" 255 1234567 7 8
    2.5 2.5 4 1 4 1 true 'c';
  print_endline (Printf.sprintf "%+.*f|%*.*f|%#o" 2 1.0 7 1 2.25 8)
