(* Two comparisons stay two branches: for one branch each would be computed as a
   number, and the second although the first decides.
   RUN: %mincaml-llc -O3 --unsafe -inline=0 -g0 --emit=llvm %s -o - | FileCheck %s
   CHECK:      [[FIRST:%.*]] = fcmp ogt double {{.*}}, 1.000000e-04
   CHECK-NEXT: br i1 [[FIRST]], label %[[SECOND:.*]], label
   CHECK:      [[SECOND]]:
   CHECK-NEXT: [[NEARER:%.*]] = fcmp olt double
   CHECK-NEXT: br i1 [[NEARER]],

   RUN: %mincaml-llc -O3 --unsafe -inline=0 -g0 --emit=llvm -fno-sparc-costs %s -o - | FileCheck %s --check-prefix=LLVM
   LLVM: [[FIRST:%.*]] = fcmp ogt double {{.*}}, 1.000000e-04
   LLVM: [[NEARER:%.*]] = fcmp olt double
   LLVM: select i1 [[FIRST]], i1 [[NEARER]], i1 false

   RUN: printf '4 5.5 -1 0.25 7' > %t.in
   RUN: %if sparc-cross %{ %mincaml-llc -O3 --unsafe %s --run < %t.in | FileCheck %s --check-prefix=OUT %}
   OUT: {{^}}0.25
*)
let limit = Array.make 1 1000.0 in
let rec nearest i =
  if i > 0 then begin
    let x = read_float () in
    let t = if x <= 0.0 then -1.0 else x in
    if t > 0.0001 && t < limit.(0) then limit.(0) <- t;
    nearest (i - 1)
  end in
nearest (read_int ());
print_float limit.(0)
