(* A loop up to the length of an array that is replaced while it runs.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let holder = Array.make 1 (Array.make 3 1) in
let rec go i s = if i >= Array.length holder.(0) then s else (
  (if i = 1 then holder.(0) <- Array.make 6 10);
  go (i + 1) (s + holder.(0).(i))) in
pi (go 0 0); pi (Array.length holder.(0))

(* >>> output
51
6
<<< *)
