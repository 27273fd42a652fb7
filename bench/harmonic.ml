(* The harmonic series, 1 + 1/2 + 1/3 + ..., up to a hundred million: a loop in
   floating point, written as a tail call. *)

let rec harmonic i last sum =
  if i > last then sum else harmonic (i +. 1.0) last (sum +. 1.0 /. i) in

print_float (harmonic 1.0 1e8 0.0);
print_newline ()

(* >>> output
18.9978964139
<<< *)
