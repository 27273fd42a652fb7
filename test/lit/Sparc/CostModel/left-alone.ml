(* A loop with a call is not unrolled, nor is one that goes through five arrays.
   RUN: %mincaml-llc -O3 --unsafe -inline=0 -g0 --emit=llvm %s -o - | FileCheck %s
   CHECK-LABEL: define void @min_caml_start
   CHECK:     call {{.*}} @min_caml_read_int
   CHECK-COUNT-5: call {{.*}} @min_caml_read_int
   CHECK-NOT: call {{.*}} @min_caml_read_int
   CHECK-COUNT-5: load i32
   CHECK-NOT: load i32
   CHECK: }

   Without the fifth it is.
   RUN: sed 's/ + e.(i)//' %s > %t.ml
   RUN: %mincaml-llc -O3 --unsafe -inline=0 -g0 --emit=llvm %t.ml -o - | FileCheck %s --check-prefix=FOUR
   FOUR-COUNT-16: load i32
*)
let n = read_int () in
let a = Array.make n 0 in
let b = Array.make n 0 in
let c = Array.make n 0 in
let d = Array.make n 0 in
let e = Array.make n 0 in
let rec read i =
  if i < n then begin
    a.(i) <- read_int ();
    b.(i) <- read_int ();
    c.(i) <- read_int ();
    d.(i) <- read_int ();
    e.(i) <- read_int ();
    read (i + 1)
  end in
read 0;
let rec sum i s =
  if i = n then s
  else sum (i + 1) (s + a.(i) + b.(i) + c.(i) + d.(i) + e.(i)) in
print_int (sum 0 0)
