(* REQUIRES: sparc-cross

   After closure optimization and inlining, the recursive call of filter that is
   not a tail call is never executed, and instruction selection removes it. The
   function was selected for a flat frame, but needs none any more. Its result
   must stay an operand of the return: without it, later passes remove the
   instruction that computes the result, and the check rejects the code (SPL025).
   RUN: %mincaml-llc -O1 "-passes=mincaml-closure-opt,cgscc(inline)" -fno-gc %s -o %t
   RUN: %run-sparc %t | FileCheck %s
   RUN: %mincaml-llc -O1 "-passes=mincaml-closure-opt,cgscc(inline)" -fno-gc %s --target=sparcv9 -o %t.v9
   RUN: %run-sparcv9 %t.v9 | FileCheck %s
   CHECK: 0
*)
let () = print_int (List.length (List.filter (fun x -> false) [1; 2; 3]))
