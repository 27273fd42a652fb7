; RUN: %opt -passes=mincaml-cse -verify-each -S %s | FileCheck %s

; Loads on both sides of a branch meet in a phi node; a stored value is what a
; load after it reads.
; CHECK-LABEL: @meets(
; CHECK: join:
; CHECK-NEXT: %t.0 = phi i32 [ %a, %left ], [ %v, %right ]
; CHECK-NEXT: ret i32 %t.0
define i32 @meets(i1 %c, ptr %p, i32 %v) {
entry:
  br i1 %c, label %left, label %right
left:
  %a = load i32, ptr %p
  br label %join
right:
  store i32 %v, ptr %p
  br label %join
join:
  %b = load i32, ptr %p
  ret i32 %b
}

; A store that may write there is in between, on one path.
; CHECK-LABEL: @clobbered(
; CHECK: join:
; CHECK-NEXT: %b = load
define i32 @clobbered(i1 %c, ptr %p, ptr %q) {
entry:
  %a = load i32, ptr %p
  br i1 %c, label %write, label %join
write:
  store i32 %a, ptr %q
  br label %join
join:
  %b = load i32, ptr %p
  ret i32 %b
}

; A stored value of another type is not taken.
; CHECK-LABEL: @types(
; CHECK: load float
define float @types(ptr %p) {
  store i32 0, ptr %p
  %a = load float, ptr %p
  ret float %a
}

; Volatile and atomic loads stay, and a fence is a clobber.
; CHECK-LABEL: @ordered(
; CHECK: load volatile
; CHECK: load volatile
; CHECK: load atomic
; CHECK: load atomic
; CHECK: load i32
; CHECK: fence
; CHECK: load i32
define i32 @ordered(ptr %p) {
  %a = load volatile i32, ptr %p
  %b = load volatile i32, ptr %p
  %c = load atomic i32, ptr %p seq_cst, align 4
  %d = load atomic i32, ptr %p seq_cst, align 4
  %e = load i32, ptr %p
  fence seq_cst
  %f = load i32, ptr %p
  %s1 = add i32 %a, %b
  %s2 = add i32 %c, %d
  %s3 = add i32 %e, %f
  %s4 = add i32 %s1, %s2
  %s5 = add i32 %s3, %s4
  ret i32 %s5
}

; In a loop, the store at its end kills the load at its start.
; CHECK-LABEL: @loop(
; CHECK: loop:
; CHECK: load i32, ptr %p
; CHECK-NOT: load
; CHECK: store
define i32 @loop(ptr %p, ptr %q) {
entry:
  %x = load i32, ptr %p
  br label %loop
loop:
  %a = load i32, ptr %p
  %b = load i32, ptr %p
  %s = add i32 %a, %b
  store i32 %s, ptr %q
  %c = icmp eq i32 %s, %x
  br i1 %c, label %loop, label %done
done:
  ret i32 %s
}
