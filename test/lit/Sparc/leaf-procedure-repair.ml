(* The entry of f's closure moves words from one location of the argument area to
   another. Register allocation takes local registers for that, but not %l0, and
   LLVM then makes it a leaf procedure, which has no locals of its own: those of
   the caller would be lost.
   RUN: %mincaml-llc -O2 -passes='default<O2>' %s -S -g0 -o - | FileCheck %s
   RUN: %if sparc-cross %{ echo 2 103 | %mincaml-llc -O2 -passes='default<O2>' %s --run | FileCheck %s --check-prefix=OUT %}

   CHECK-LABEL: {{^}}ml.f.entry:
   CHECK: save %sp
   CHECK: %l
   CHECK: call ml.f
   CHECK-NEXT: restore

   What can be a leaf procedure stays one.
   RUN: %mincaml-llc -O0 %s -S -g0 -o - | FileCheck %s --check-prefix=LEAF
   LEAF-LABEL: {{^}}ml.leaf:
   LEAF-NOT: save
   LEAF: retl
*)
let rec leaf x = x + 1 in
let rec f a b c d e g h =
  if h > 100 then f b a e d c h (g - 100) + 1 else
  int_of_float (a -. b) + c.(0) + d.(0) + 2 * e.(0) + 10 * g + 100 * h in
let functions = Array.make 2 f in
let one = Array.make 1 (leaf 0) in
let rec use k x y z =
  let f = functions.(k) in
  let r = f 5.0 2.0 one one one x y in
  print_int (r + k + x + y + z); print_newline () in
use 1 (read_int ()) 3 4;
print_int (f 7.0 3.0 one one one 2 (read_int ())); print_newline ()
(* OUT: 337
   OUT: -8769
*)
