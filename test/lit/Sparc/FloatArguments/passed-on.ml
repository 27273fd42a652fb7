(* An argument in a floating-point register that is only passed on to a function
   that is called through a pointer, which takes integer registers, is loaded into
   these from the stack.
   RUN: %mincaml-llc -O1 -inline=0 -S -g0 %s -o - | FileCheck %s
   RUN: %mincaml-llc -O1 -inline=0 -verify-machineinstrs -c %s -o %t.o
   RUN: sparc-lint %t.o
   CHECK: ml.pass_on:
   CHECK: std %f0, [%fp+[[SLOT:-[0-9]+]]]
   CHECK: ldd [%fp+[[SLOT]]], %i0
   CHECK: jmp
*)
let rec half x = x *. 0.5 in
let functions = Array.make 1 half in
let rec pass_on x = functions.(0) x in
print_float (pass_on (read_float ()))
