(* The pass of LLVM's that is known to miscompile recursive functions runs in no
   pipeline; one that names it gets a warning, once.

   RUN: %mincaml-llc -O3 -print-after=ipsccp -print-after=sroa --emit=llvm %s -o /dev/null 2>&1 | FileCheck --check-prefix=LEVEL %s
   RUN: %mincaml-llc -passes='default<O3>' -print-after=ipsccp -print-after=sroa --emit=llvm %s -o /dev/null 2>&1 | FileCheck --check-prefix=LEVEL %s
   RUN: %mincaml-llc -passes='ipsccp,mincaml-fixpoint(ipsccp)' -print-after=ipsccp --emit=llvm %s -o /dev/null 2>&1 | FileCheck --check-prefix=NAMED %s
   RUN: %mincaml-llc -passes=ipsccp --target=host --run %s 2>&1 | FileCheck --check-prefix=RESULT %s

   LEVEL-NOT: IPSCCPPass
   LEVEL-NOT: ipsccp
   LEVEL: IR Dump After SROAPass
   LEVEL-NOT: IPSCCPPass
   LEVEL-NOT: ipsccp

   NAMED-NOT: IPSCCPPass
   NAMED: {{^}}warning: the pass 'ipsccp' is skipped: in LLVM 22 it miscompiles recursive functions (https://github.com/llvm/llvm-project/issues/219503){{$}}
   NAMED-NOT: {{.}}

   RESULT: {{^}}2
*)
let rec turn a b n = if n = 0 then a else turn b n (n - 1) in
print_int (turn 1 2 3)
