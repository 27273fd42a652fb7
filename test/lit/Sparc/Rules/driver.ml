(* Wrong code (made by a plugin) ends the compilation with an error at its location in the
   program, and no output file is left.
   RUN: rm -f %t.s
   RUN: env MINCAML_SPARC_FAULT=SPL020:0 not %mincaml-llc -load-pass-plugin=%plugin-dir/MinCamlSparcFaults.so -O0 -S %s -o %t.s 2>&1 | FileCheck %s
   RUN: not ls %t.s
   CHECK: driver.ml:[[#]]:[[#]]: error: invalid machine code in ml.f: `{{.*}}`: an access below %sp, where traps and signals overwrite memory: 8 bytes below; {{.*}} [SPL020] [MC0501]
   CHECK: 1 error generated

   RUN: env MINCAML_SPARC_FAULT=SPL020:0 not %mincaml-llc -load-pass-plugin=%plugin-dir/MinCamlSparcFaults.so -O0 -S %s -o %t.s -fdiagnostics-format=json 2>&1 | FileCheck %s --check-prefix=JSON
   JSON: "severity": "error"
   JSON: "code": "MC0501"
   JSON: "location"

   RUN: env MINCAML_SPARC_FAULT=SPL020:0 %mincaml-llc -load-pass-plugin=%plugin-dir/MinCamlSparcFaults.so -O0 -S %s -o %t.s --sparc-check=off

   What cannot be proved is a warning of --sparc-check=all.

   RUN: env MINCAML_SPARC_FAULT=SPL015:0 %mincaml-llc -load-pass-plugin=%plugin-dir/MinCamlSparcFaults.so -O2 -inline=100 -fno-delayed-branch -S %examples/collatz.ml -o %t.s --sparc-check=all 2>&1 | FileCheck %s --check-prefix=ALL --implicit-check-not=error:
   ALL: mutant: [[FUNCTION:.*]]
   ALL: warning: {{.*}}[[FUNCTION]]{{.*}} [SPL015] [MC0502]
   ALL: 1 warning generated.

   RUN: env MINCAML_SPARC_FAULT=SPL015:0 %mincaml-llc -load-pass-plugin=%plugin-dir/MinCamlSparcFaults.so -O2 -inline=100 -fno-delayed-branch -S %examples/collatz.ml -o %t.s 2>&1 | FileCheck %s --check-prefix=VIOLATIONS --implicit-check-not=warning
   VIOLATIONS: mutant: 
*)
let rec g x = print_int x in
let rec f x = let y = x + 1 in g y; g x; y in
print_int (f (read_int ()))
