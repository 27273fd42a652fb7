(* The other pass of LLVM's that is not sound everywhere runs except on functions
   that call themselves and end in calls of others.

   RUN: %mincaml-llc --target=host -passes=tailcallelim -print-after=tailcallelim --emit=llvm %s -o /dev/null 2>&1 | FileCheck %s
   RUN: %mincaml-llc --target=host -passes='default<O3>' --emit=llvm %s -o /dev/null 2>&1 | count 0

   CHECK-NOT: Dump After TailCallElimPass on ml.mixed
   CHECK: {{^}}warning: the pass 'tailcallelim' is skipped on the function 'ml.mixed': it would break the musttail calls of other functions{{$}}
   CHECK-NOT: Dump After TailCallElimPass on ml.mixed
   CHECK: IR Dump After TailCallElimPass on ml.plain
   CHECK-NOT: Dump After TailCallElimPass on ml.mixed
   CHECK-NOT: warning
*)
let rec other x = if x > 100 then x else other (x + 7) in
let rec mixed n = if n = 0 then other (read_int ()) else n * mixed (n - 1) in
let rec plain n = if n = 0 then 1 else n * plain (n - 1) in
print_int (mixed 5);
print_int (plain 5)
