(* In a loop, the array is kept at the calls that may collect: LLVM's machine passes do not
   move the FAKE_USE away from them.

   RUN: %mincaml-llc -O1 --target=host --emit=asm --print-after=early-machinelicm %s -o %t 2>&1 | FileCheck %s
   RUN: %mincaml-llc -O1 --target=sparc --emit=asm --print-after=early-machinelicm %s -o %t 2>&1 | FileCheck %s
   RUN: %mincaml-llc -O1 --target=sparcv9 --emit=asm --print-after=early-machinelicm %s -o %t 2>&1 | FileCheck %s

   CHECK: # Machine code for function min_caml_start:
   CHECK-NOT: FAKE_USE
   CHECK: .heap.full:
   CHECK-NOT: {{^}}bb.
   CHECK: min_caml_allocate
   CHECK-NOT: {{^}}bb.
   CHECK: FAKE_USE
 *)
let rec build n l = if n = 0 then List.length l else build (n - 1) (n :: l)

let rec sum a i s =
  if i = Array.length a then s else sum a (i + 1) (s + a.(i) + build 50 [ i ])

let () = print_int (sum (Array.make (read_int ()) 1) 0 0)
