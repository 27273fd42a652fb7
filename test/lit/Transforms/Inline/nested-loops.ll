; Loops that nest by inlining a recursion nest at most ten deep: LLVM's scalar
; evolution took minutes where they nested twenty deep.
; RUN: %opt -passes='mincaml-inline<threshold=50;unrolled=2000>' -verify-each -S %s -o %t.ll
; RUN: %opt -passes='print<loops>' -disable-output %t.ll 2>&1 | sed "s, containing.*,," | FileCheck %s
; CHECK-NOT: depth 11
; CHECK: Loop at depth 10
; CHECK-NOT: depth 11

; What mincaml-tailrec makes of
;   let rec leaves n sum =
;     if n < 2 then sum + n else leaves (n - 2) (leaves (n - 1) sum)
define internal i32 @leaves(i32 %0, i32 %1) {
entry:
  br label %loop
loop:
  %n = phi i32 [ %0, %entry ], [ %n.minus.2, %more ]
  %sum = phi i32 [ %1, %entry ], [ %inner, %more ]
  %stop = icmp slt i32 %n, 2
  br i1 %stop, label %end, label %more
more:
  %n.minus.2 = sub i32 %n, 2
  %n.minus.1 = sub i32 %n, 1
  %inner = call i32 @leaves(i32 %n.minus.1, i32 %sum)
  br label %loop
end:
  %result = add i32 %sum, %n
  ret i32 %result
}

define i32 @main(i32 %n) {
  %r = call i32 @leaves(i32 %n, i32 0)
  ret i32 %r
}
