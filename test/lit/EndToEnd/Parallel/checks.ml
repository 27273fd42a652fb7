(* A check of an earlier iteration makes a later one unnecessary. An iteration that the
   program does not reach must not be executed.
   RUN: %everywhere %s --flag=-fparallel --flag=-fparallel-threshold=1 --env=MINCAML_THREADS=2 --status=2
   RUN: %everywhere %s --flag=-fparallel --flag=-fparallel-threshold=1 --env=MINCAML_THREADS=7 --status=2
*)
let n = ref 1
let () = for i = 1 to 28 do n := !n * 2 + (i land 1) done
let rec work k t = if k = 0 then t else work (k - 1) (t * 3 + k)
let fill a n =
  let b = Array.make (Array.length a + 1) 0 in
  let i = ref 0 in
  while !i < n do
    b.(!i) <- (if !i < 5 then work 1000 !i else !i);
    a.(!i) <- 3;
    i := !i + 1
  done;
  print_int b.(3); print_newline ()
let () = fill (Array.make 50 1) 49; fill (Array.make 60 1) !n

(* >>> output
172816143
<<< *)

(* >>> errors
mincaml: checks.ml:14:5: index 60 out of bounds for an array of length 60
<<< *)
