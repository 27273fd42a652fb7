(* Comparisons with a NaN that the compiler can fold.
   RUN: %everywhere %s
*)
let rec ps n = print_int n; print_byte 32 in
let nan = 0.0 /. 0.0 in
(if nan = nan then ps 1 else ps 0); (if nan <> nan then ps 1 else ps 0);
(if nan < nan then ps 1 else ps 0); (if nan <= nan then ps 1 else ps 0);
(if nan > nan then ps 1 else ps 0); (if nan >= nan then ps 1 else ps 0);
(if 0.0 /. 0.0 = 1.0 then ps 1 else ps 0);
(if 0.0 /. 0.0 <> 1.0 then ps 1 else ps 0);
(if not (0.0 /. 0.0 < 1.0) then ps 1 else ps 0);
(if not (0.0 /. 0.0 >= 1.0) then ps 1 else ps 0); print_newline ()

(* >>> output
0 1 0 0 0 0 0 1 1 1 
<<< *)
