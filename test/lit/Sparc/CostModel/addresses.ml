(* The elements after a.(i), b.(i) and c.(i) are reached from addresses made
   before the loop, not by additions in it.
   RUN: %mincaml-llc -O2 --unsafe -inline=0 -g0 -S %s -o - | FileCheck %s
   CHECK:      ld [%[[A:[gilo][0-7]]]+%[[I:[gilo][0-7]]]], %[[X:[gilo][0-7]]]
   CHECK-NEXT: cmp %[[X]],
   CHECK-NEXT: be
   CHECK-NEXT: nop
   CHECK-NEXT: ld [%{{[gilo][0-7]}}+%[[I]]], %[[Y:[gilo][0-7]]]
   CHECK-NEXT: ld [%{{[gilo][0-7]}}+%[[I]]], %[[Z:[gilo][0-7]]]
   CHECK-NEXT: ld [%{{[gilo][0-7]}}+%[[I]]], %[[W:[gilo][0-7]]]
   CHECK-NEXT: add %[[X]], %[[Y]], %[[SUM:[gilo][0-7]]]
   CHECK-NEXT: st %[[SUM]], [%{{[gilo][0-7]}}+%[[I]]]
   CHECK-NEXT: sub %[[Z]], %[[W]], %[[DIFFERENCE:[gilo][0-7]]]
   CHECK-NEXT: st %[[DIFFERENCE]], [%{{[gilo][0-7]}}+%[[I]]]

   With the costs of LLVM's backend an element needs an addition.
   RUN: %mincaml-llc -O2 --unsafe -inline=0 -g0 -S -fno-sparc-costs %s -o - | FileCheck %s --check-prefix=LLVM
   LLVM:      add %[[A:[gilo][0-7]]], %[[I:[gilo][0-7]]], %[[NEXT:[gilo][0-7]]]
   LLVM-NEXT: ld [%[[A]]+%[[I]]], %
   LLVM:      ld [%[[NEXT]]+4], %
*)
let n = read_int () in
let a = Array.make (n + 1) 0 in
let b = Array.make (n + 1) 0 in
let c = Array.make (n + 1) 0 in
let rec read i =
  if i <= n then begin
    a.(i) <- read_int ();
    b.(i) <- read_int ();
    read (i + 1)
  end in
read 0;
let rec mix i =
  if a.(i) <> n then begin
    c.(i) <- a.(i) + b.(i);
    c.(i + 1) <- a.(i + 1) - b.(i + 1);
    mix (i + 2)
  end in
mix 0;
print_int c.(0);
print_int c.(n - 1)
