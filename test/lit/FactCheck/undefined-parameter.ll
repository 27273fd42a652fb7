; A recursion ends because of one parameter; another one may be poison, since
; nothing reads it.
;
; RUN: %opt -passes='mincaml-check-facts,early-cse' %s -o - | %lli-facts -
; RUN: %opt -passes='mincaml-check-facts<termination>' -S %s | FileCheck %s
; CHECK: %[[MOVES:.*]] = icmp slt i32 poison, %unread
; CHECK-NEXT: freeze i1 %[[MOVES]]

define internal i32 @count(i32 noundef %n, i32 %unread) {
entry:
  %ends = icmp sle i32 %n, 0
  br i1 %ends, label %then, label %else

then:
  ret i32 0

else:
  %less = sub i32 %n, 1
  %result = call i32 @count(i32 noundef %less, i32 poison)
  ret i32 %result
}

define i32 @main() {
  %result = call i32 @count(i32 noundef 5, i32 1)
  ret i32 %result
}
