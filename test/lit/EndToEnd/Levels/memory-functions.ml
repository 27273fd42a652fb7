(* LLVM makes a call of memset of the loop that clears an array, which must not
   become a loop over bytes.
   RUN: %everywhere %s
   RUN: %mincaml-llc -O3 --target=sparc -S -o - %s | FileCheck %s
   RUN: %mincaml-llc -O3 --target=sparcv9 -S -o - %s | FileCheck %s
   RUN: %mincaml-llc -O3 --target=host -S -o - %s | FileCheck %s
   CHECK: call{{.*}}memset
*)
let rec pi n = print_int n; print_newline () in
let size = 1000 in
let a = Array.make size 1 in
let b = Array.make size 2 in
let rec clear i =
  if i < size then begin
    a.(i) <- 0;
    clear (i + 1)
  end in
let rec copy i =
  if i < size then begin
    b.(i) <- a.(i);
    copy (i + 1)
  end in
let rec sum c i s = if i < size then sum c (i + 1) (s + c.(i)) else s in
clear 0;
a.(7) <- 35;
copy 0;
pi (sum b 0 7)

(* >>> output
42
<<< *)
