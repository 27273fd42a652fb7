(* The levels leave out the pass of LLVM's that is known to miscompile recursive
   functions; a pipeline that names it has it.

   RUN: %mincaml-llc -O3 -print-after=ipsccp -print-after=sroa --emit=llvm %s -o /dev/null 2>&1 | FileCheck --check-prefix=LEVEL %s
   RUN: %mincaml-llc -passes=ipsccp -print-after=ipsccp --emit=llvm %s -o /dev/null 2>&1 | FileCheck --check-prefix=NAMED %s

   LEVEL-NOT: IR Dump After IPSCCPPass
   LEVEL: IR Dump After SROAPass
   LEVEL-NOT: IR Dump After IPSCCPPass
   NAMED: IR Dump After IPSCCPPass
*)
let rec turn a b n = if n = 0 then a else turn b n (n - 1) in
print_int (turn 1 2 3)
