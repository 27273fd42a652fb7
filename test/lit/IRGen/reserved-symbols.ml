(* RUN: %mincaml-llc %s -g0 -Wno-implicit-external -O2 -verify-each -S -o %t.s
   RUN: %mincaml-llc %s -g0 -Wno-implicit-external --emit=llvm -o - | FileCheck %s
 *)

(* A program that takes names of the runtime's own for its externals, with types
   of its own, does not make a broken module, before or after the runtime's
   function is declared. *)

(* CHECK-LABEL: @ml.early(
   CHECK: call void @min_caml_fail_bounds(i32 %x)
   CHECK: call i32 @min_caml_allocate(i32 %x, i32 6)
   CHECK: getelementptr inbounds i32, ptr @min_caml_heap, i32 %x
 *)
let rec early x = fail_bounds x; allocate x 6 + heap.(x) in

(* CHECK-LABEL: define void @min_caml_start()
   CHECK: call ptr @min_caml_allocate(i32 8)
   CHECK: call double @min_caml_create_pointer_array(i32 1)
   CHECK: call void @min_caml_start()
 *)
let t = (1, early 3) in
let (a, b) = t in
let a = Array.make a t in
print_float (create_pointer_array 1 +. late_array.(0));
start ()
