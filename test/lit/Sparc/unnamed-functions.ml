(* The words of functions without a name are compared, too.

   RUN: %mincaml-llc -passes=strip --sparc-check=all -c %s -o %t.o 2> %t.err
   RUN: not grep SPL005 %t.err
   RUN: sparc-lint --summary %t.o | FileCheck %s
   CHECK: 2 functions
*)
let rec f n = if n < 2 then n else f (n - 1) + f (n - 2) in
print_int (f (read_int ()))
