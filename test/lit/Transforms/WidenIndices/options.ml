(* For 64-bit SPARC from -O1 on, unless -fno-widen-indices says otherwise.
   RUN: %mincaml-llc --target=sparcv9 -O2 -inline=50 --unsafe -S -g0 %s -o - | FileCheck %s
   RUN: %mincaml-llc --target=sparcv9 -O2 -inline=50 --unsafe -fno-widen-indices -S -g0 %s -o - | FileCheck %s --check-prefix=WITHOUT
   CHECK: min_caml_start:
   CHECK-NOT: {{sr[al]}}
   CHECK: .Lfunc_end
   WITHOUT: min_caml_start:
   WITHOUT: {{sr[al]}} %{{.*}}, 0, [[INDEX:%[a-z][0-7]]]
   WITHOUT: sllx [[INDEX]], 2,
   WITHOUT: .Lfunc_end
*)
let rec find a x i = if a.(i) >= x then a else find a x (i - 1) in
let a = Array.make 100 0 in
a.(0) <- read_int ();
print_int (find a (read_int ()) 99).(0)
