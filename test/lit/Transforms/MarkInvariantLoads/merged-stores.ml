(* Stores that initialise a tuple may become a memset, which has no alias tag.
   Loads in its function are not marked: nothing would keep them after it.

   RUN: %mincaml-llc %s -g0 --target=host --passes='function(memcpyopt,mincaml-mark-invariant-loads)' --emit=llvm -o - | FileCheck %s

   RUN: %mincaml-llc %s -O2 --target=host --run | FileCheck --check-prefix=OUT %s
   RUN: %if sparc-cross %{ %mincaml-llc %s -O2 --target=sparc --run | FileCheck --check-prefix=OUT %s %}
   RUN: %if sparc-cross %{ %mincaml-llc %s -O3 --target=sparcv9 --run | FileCheck --check-prefix=OUT %s %}
   OUT: {{^}}0{{$}}
 *)

(* CHECK-LABEL: @ml.clear(
   CHECK: call void @llvm.memset
   CHECK-NOT: %a = load {{.*}}!invariant.load
   CHECK-NOT: %d = load {{.*}}!invariant.load
   CHECK: ret i32
 *)
let rec clear ts i =
  if i < 0 then 0 else begin
    ts.(i) <- (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    let (a, _, _, d, _, _, _, _, _, _, _, _, _, _, _, _) = ts.(1) in
    a + d + clear ts (i - 1)
  end in
let t = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16) in
print_int (clear (Array.make 2 t) 1); print_newline ()
