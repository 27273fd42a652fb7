(* Accesses of references are not checked; those of arrays of one element are.

   RUN: %mincaml-llc %s --emit=llvm -O0 -g0 -o - | FileCheck %s

   CHECK-LABEL: define {{.*}}@ml.bump(
   CHECK-NOT:   @min_caml_fail_bounds
   CHECK:       load i32
   CHECK-NOT:   @min_caml_fail_bounds
   CHECK:       store i32
   CHECK-NOT:   @min_caml_fail_bounds
   CHECK:       }
   CHECK-LABEL: define {{.*}}@ml.element(
   CHECK:       @min_caml_fail_bounds
*)
let bump r = r := !r + 1
let element a = a.(0) + 1
let () =
  let r = ref 1 in
  bump r;
  print_int (!r + element (Array.make 1 2))
