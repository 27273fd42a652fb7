(* For SPARC from -O1 on, unless -fno-select-branches says otherwise; LLVM's
   passes at -O3 make the selection.
   RUN: %mincaml-llc --target=sparcv9 -O3 --unsafe -S -g0 %s -o - | FileCheck %s
   RUN: %mincaml-llc --target=sparcv9 -O3 --unsafe -fno-select-branches -S -g0 %s -o - | FileCheck %s --check-prefix=WITHOUT
   CHECK: min_caml_start:
   CHECK: fcmpd
   CHECK-NEXT: fbule
   CHECK-NOT: fmovd{{[lg]}}
   CHECK: .Lfunc_end
   WITHOUT: min_caml_start:
   WITHOUT: fcmpd
   WITHOUT: fmovdl
   WITHOUT: fmovdg
   WITHOUT: .Lfunc_end
*)
let rec nearest a i best =
  if i < 0 then best else
  let t = a.(i) in
  nearest a (i - 1) (if t > 0.0001 && t < best then t else best) in
let a = Array.make (read_int ()) (read_float ()) in
a.(0) <- read_float ();
print_float (nearest a (Array.length a - 1) 1.0e9)
