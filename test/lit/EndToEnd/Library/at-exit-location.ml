(* A run-time error keeps its location; the functions of at_exit raise an exception only once.
   RUN: %everywhere %s --status=2
*)
let squares = Array.init 4 (fun i -> i * i)
let total = ref 0
let () = at_exit (fun () -> Printf.printf "total %d\n" !total)
let () = for i = 0 to 4 do total := !total + squares.(i) done

(* >>> output
total 14
<<< *)

(* >>> errors
mincaml: at-exit-location.ml:7:46: index 4 out of bounds for an array of length 4
<<< *)
