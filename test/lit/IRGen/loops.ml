(* `for` and `while` are loops in the code of the function that contains them, with
   phi nodes for what changes.

   RUN: %mincaml-llc %s --emit=llvm -O0 -g0 -o - | FileCheck --check-prefix=O0 %s
   RUN: %mincaml-llc %s --emit=llvm -O1 -g0 -o - | FileCheck --check-prefix=OPT %s
   RUN: %mincaml-llc %s --emit=llvm -O2 -g0 -o - | FileCheck --check-prefix=OPT %s
   RUN: %mincaml-llc %s --emit=llvm -O3 -g0 -o - | FileCheck --check-prefix=OPT %s

   O0-NOT:     @ml.
   O0:         define void @min_caml_start
   O0:         br i1 %{{.*}}, label %[[FIRST:.*]], label %[[SKIP:.*]]
   O0:       [[FIRST]]:
   O0-NEXT:    br label %for
   O0:       for:
   O0-NEXT:    %i = phi i32 [ 1, %[[FIRST]] ], [ %add, %[[BACK:.*]] ]
   O0-NEXT:    call void @min_caml_print_int(i32 %i)
   O0-NEXT:    %cmp[[N:.*]] = icmp slt i32 %i, %n
   O0:       [[BACK]]:
   O0-NEXT:    %add = add i32 %i, 1
   O0-NEXT:    br label %for
   O0:         br label %while
   O0:       while:
   O0-NEXT:    %{{.*}} = load i32, ptr %
   O0:         br label %while
   O0-NOT:     @ml.

   OPT-NOT:    @ml.
   OPT:        define void @min_caml_start
   OPT:        phi i32
   OPT:        phi i32
   OPT-NOT:    @ml.
*)
let () =
  let n = read_int () in
  for i = 1 to n do print_int i done;
  let i = ref n in
  while !i > 0 do print_int !i; i := !i / 2 done
