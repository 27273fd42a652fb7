(* Once the heap pointer is in the module, what may touch "inaccessible" memory
   may touch it: neither a declaration, nor a function whose effects were
   inferred, nor a call may say otherwise.

   RUN: %mincaml-llc %s -g0 --passes='cgscc(function-attrs)' --emit=llvm -o - | FileCheck --check-prefix=BEFORE %s
   RUN: %mincaml-llc %s -g0 --passes='cgscc(function-attrs),mincaml-lower-allocation' --emit=llvm -o - | FileCheck %s

   LLVM may use what it knows: here it would read the heap pointer once for both
   pairs, although making the array between them moves it.

   RUN: %mincaml-llc %s -g0 --passes='mincaml-lower-allocation,function(gvn)' --emit=llvm -o - | FileCheck --check-prefix=GVN %s
   RUN: %mincaml-llc %s --passes='mincaml-lower-allocation,function(gvn,dse)' --target=host --run | FileCheck --check-prefix=OUT %s
   RUN: %if sparc-cross %{ %mincaml-llc %s --passes='mincaml-lower-allocation,default<O3>' --target=sparc --run | FileCheck --check-prefix=OUT %s %}
   OUT: {{^}}12345678.{{$}}

   Where nothing is expanded nothing changes.

   RUN: %mincaml-llc %S/Inputs/no-allocation.ml -g0 --passes=mincaml-lower-allocation --emit=llvm -o - | FileCheck --check-prefix=NONE %s
   NONE-NOT: min_caml_heap
   NONE: declare {{.*}} @min_caml_create_array(i32 noundef, i32 noundef) [[INSIDE:#[0-9]+]]
   NONE: attributes [[INSIDE]] = { nounwind memory(inaccessiblemem: readwrite) }
 *)

(* BEFORE: define internal tailcc {{.*}} @ml.make(i32 noundef %x) [[MAKE:#[0-9]+]] {
   BEFORE: define internal tailcc {{.*}} @ml.double(double noundef %x) [[DOUBLE:#[0-9]+]] {
   BEFORE: declare {{.*}} @min_caml_create_array(i32 noundef, i32 noundef) [[MAKE]]
   BEFORE: attributes [[MAKE]] = { {{.*}}memory(inaccessiblemem: readwrite)
   BEFORE: attributes [[DOUBLE]] = { {{.*}}memory(none)

   CHECK: define internal tailcc {{.*}} @ml.make(i32 noundef %x) [[MAKE:#[0-9]+]] {
   CHECK: define internal tailcc {{.*}} @ml.double(double noundef %x) [[DOUBLE:#[0-9]+]] {
   CHECK: declare {{.*}} @min_caml_create_array(i32 noundef, i32 noundef) [[MAKE]]
   CHECK-NOT: memory(inaccessiblemem
   CHECK: attributes [[MAKE]] = { {{.*}}memory(readwrite, argmem: none
   CHECK: attributes [[DOUBLE]] = { {{.*}}memory(none)

   GVN-LABEL: @ml.between(
   GVN: load ptr, ptr @min_caml_heap
   GVN: call tailcc ptr @ml.make
   GVN: load ptr, ptr @min_caml_heap
   GVN: ret
 *)
let rec make x = Array.make 2 (x + 2) in
let rec double x = x +. x in
let rec between x =
  let t = (x, x + 1) in
  let a = make x in
  let u = (x + 4, x + 5) in
  a.(1) <- x + 3;
  (t, a, u, x + 6) in
let (t, a, u, last) = between 1 in
let (b, c) = t in
let (d, e) = u in
print_int b; print_int c; print_int a.(0); print_int a.(1); print_int d;
print_int e; print_int last; print_float (double 4.0); print_newline ()
