; Values that are computed from undefined operands are not checked: LLVM may
; choose another value at each use.
;
; RUN: %opt -passes=mincaml-check-facts %s -o - | %lli-facts -
; RUN: %opt -passes='mincaml-check-facts<available>' -S %s | FileCheck %s
; CHECK: %[[AGAIN:.*]] = getelementptr { double, double, ptr }, ptr poison, i32 0, i32 1
; CHECK-NEXT: %[[ONE:.*]] = freeze ptr %[[AGAIN]]
; CHECK-NEXT: %[[BITS:.*]] = ptrtoint ptr %[[ONE]]
; CHECK-NOT: ptrtoint ptr %[[AGAIN]]
; CHECK: select i1 %{{.*}}, i64 %{{.*}}, i64 %[[BITS]]
; CHECK: ret i32

define i32 @f(i32 %n, i32 %m) {
entry:
  %quotient = sdiv i32 %n, 10
  %field = getelementptr inbounds nuw { double, double, ptr }, ptr poison, i32 0, i32 1
  %more = call i32 @g(i32 %quotient, i32 %m)
  %sum = add i32 %more, %n
  ret i32 %sum
}

define i32 @g(i32 %a, i32 %b) noinline {
  %sum = add i32 %a, %b
  ret i32 %sum
}

define i32 @main() {
  %f = call i32 @f(i32 20, i32 -22)
  ret i32 %f
}
