(* Small innermost loops are unrolled, with one test for four iterations.
   RUN: %mincaml-llc -O3 --unsafe -inline=0 -g0 --emit=llvm %s -o - | FileCheck %s
   CHECK:         else.epil:
   CHECK:         [[LOOP:else[0-9]*]]: ; preds = %[[LOOP]],
   CHECK-COUNT-4: load i32
   CHECK-NOT:     load
   CHECK:         br i1 %{{.*}}, label %[[LOOP]]{{$}}
   CHECK-NOT:     load

   RUN: %mincaml-llc -O3 --unsafe -inline=0 -g0 --emit=llvm -fno-sparc-costs %s -o - | FileCheck %s --check-prefix=LLVM
   LLVM:     load i32
   LLVM-NOT: load i32

   RUN: echo 7 1 2 3 4 5 6 7 > %t.in
   RUN: %if sparc-cross %{ %mincaml-llc -O3 --unsafe %s --run < %t.in | FileCheck %s --check-prefix=OUT %}
   RUN: %if sparc-cross %{ %mincaml-llc -O3 --unsafe -inline=0 --target=sparcv9 %s --run < %t.in | FileCheck %s --check-prefix=OUT %}
   OUT: {{^}}28{{$}}
*)
let n = read_int () in
let a = Array.make n 0 in
let rec read i =
  if i < n then begin
    a.(i) <- read_int ();
    read (i + 1)
  end in
read 0;
let rec sum i s = if i = n then s else sum (i + 1) (s + a.(i)) in
print_int (sum 0 0)
