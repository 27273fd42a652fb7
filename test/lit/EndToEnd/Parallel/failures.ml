(* Two iterations fail. The program ends with the message of the first one.
   RUN: %everywhere %s --status=2 --flag=-fparallel --flag=-fparallel-threshold=1 --env=MINCAML_THREADS=1
   RUN: %everywhere %s --status=2 --flag=-fparallel --flag=-fparallel-threshold=1 --env=MINCAML_THREADS=2
   RUN: %everywhere %s --status=2 --flag=-fparallel --flag=-fparallel-threshold=1 --env=MINCAML_THREADS=3
   RUN: %everywhere %s --status=2 --flag=-fparallel --flag=-fparallel-threshold=1 --env=MINCAML_THREADS=7
*)
let n = 1000 in
let index = Array.make n 0 in
let rec set i =
  if i < n then begin
    index.(i) <- i - i / 10 * 10;
    set (i + 1)
  end in
set 0;
let table = Array.make 10 1 in
let result = Array.make n 0 in
let rec work k total =
  if k = 0 then total else work (k - 1) (total * 3 + k) in
let rec run i =
  if i < n then begin
    let slow = if i < 500 then work 2000 i else i in
    result.(i) <- table.(index.(i)) + slow;
    run (i + 1)
  end in
let rec sum i total =
  if i = n then total else sum (i + 1) (total + result.(i)) in
run 0;
print_int (sum 0 0);
print_newline ();
index.(480) <- 10;
index.(990) <- 11;
run 0;
print_int (sum 0 0)

(* >>> output
-1256580492
<<< *)

(* >>> errors
mincaml: failures.ml:22:19: index 10 out of bounds for an array of length 10
<<< *)
