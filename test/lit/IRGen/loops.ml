(* `for` and `while` are loops in the code: from -O2 on with phi nodes in the function
   that contains them, at -O1 as functions that jump to themselves.

   RUN: %mincaml-llc %s --emit=llvm -O2 -g0 -o - | FileCheck --check-prefix=O2 %s
   RUN: %mincaml-llc %s --emit=llvm -O3 -g0 -o - | FileCheck --check-prefix=O2 %s
   RUN: %mincaml-llc %s --emit=llvm -O1 -g0 -o - | FileCheck --check-prefix=O1 %s

   O2-NOT:   call {{.*}}@ml.for
   O2-NOT:   call {{.*}}@ml.while
   O2-LABEL: define void @min_caml_start
   O2:       phi i32
   O2:       phi i32
   O2-NOT:   call {{.*}}@ml.for
   O2-NOT:   call {{.*}}@ml.while

   O1:       define internal {{.*}}@ml.{{for|while}}(
   O1-NOT:   {{^ *}}{{(%.* = )?}}call {{.*}}@ml.{{for|while}}(
   O1:       musttail call {{.*}}@ml.{{for|while}}(
*)
let () =
  let n = read_int () in
  for i = 1 to n do print_int i done;
  let i = ref n in
  while !i > 0 do print_int !i; i := !i / 2 done
