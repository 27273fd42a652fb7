(* A pass of LLVM that breaks guaranteed tail calls: an error, and no output.

   RUN: rm -f %t.o
   RUN: not %mincaml-llc -passes='function(mergereturn)' -c %s -o %t.o 2>&1 | FileCheck %s
   RUN: not %mincaml-llc -passes='function(mergereturn)' --target=host -c %s -o %t.o 2>&1 | FileCheck %s
   RUN: not ls %t.o
   CHECK: error: the passes made an invalid module: musttail call must precede a ret with an optional bitcast; remove the pass that does, which -verify-each finds [MC0408]
*)
let rec apply f n = if n = 0 then 0 else f (n - 1) in
let rec down n = if n < 5 then n else apply down n in
print_int (down (read_int ()))
