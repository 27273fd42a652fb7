; Constants and conditional constants; decided branches and switches.
; RUN: %opt -passes=mincaml-constfold -verify-each -S %s | FileCheck %s
; RUN: %opt -passes=mincaml-constfold -pass-remarks=mincaml -disable-output %s 2>&1 | FileCheck %s --check-prefix=REMARK

; REMARK: %a is always -2147483648
; REMARK: this branch always goes to %join
; REMARK: this branch always goes to %b

; CHECK-LABEL: @wrapping(
; CHECK-NEXT: ret i32 -2147483648
define i32 @wrapping() {
  %a = add i32 2147483647, 1
  ret i32 %a
}

; The program of the notes on abstract interpretation: y, z and r are constant.
; CHECK-LABEL: @notes(
; CHECK-NOT: load i32, ptr %y
; CHECK-NOT: load i32, ptr %z
; CHECK: store i32 5, ptr %r
; CHECK: ret i32 5
define i32 @notes() {
block0:
  %x = alloca i32
  %y = alloca i32
  %z = alloca i32
  %r = alloca i32
  store i32 1, ptr %x
  store i32 2, ptr %y
  store i32 3, ptr %z
  br label %block4
block1:
  %y4 = load i32, ptr %y
  %z4 = load i32, ptr %z
  %sum4 = add i32 %y4, %z4
  store i32 %sum4, ptr %r
  %x5 = load i32, ptr %x
  %z5 = load i32, ptr %z
  %le = icmp sle i32 %x5, %z5
  br i1 %le, label %block3, label %block2
block2:
  %z6 = load i32, ptr %z
  %y6 = load i32, ptr %y
  %sum6 = add i32 %z6, %y6
  store i32 %sum6, ptr %r
  br label %block3
block3:
  %x7 = load i32, ptr %x
  %next = add i32 %x7, 1
  store i32 %next, ptr %x
  br label %block4
block4:
  %x8 = load i32, ptr %x
  %lt = icmp slt i32 %x8, 10
  br i1 %lt, label %block1, label %end
end:
  %result = load i32, ptr %r
  ret i32 %result
}

; CHECK-LABEL: @decided(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %join
; CHECK:      join:
; CHECK-NEXT:   ret i32 %x
define i32 @decided(i32 %x) {
entry:
  %c = icmp ult i32 3, 2
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %r = phi i32 [ 1, %then ], [ %x, %entry ]
  ret i32 %r
}

; CHECK-LABEL: @switch(
; CHECK-NEXT:   br label %b
; CHECK:      b:
; CHECK-NEXT:   ret i32 7
define i32 @switch() {
  switch i32 2, label %other [ i32 1, label %a
                               i32 2, label %b
                               i32 3, label %b ]
a:
  br label %b
b:
  %r = phi i32 [ 7, %0 ], [ 7, %0 ], [ 8, %a ], [ 9, %other ]
  ret i32 %r
other:
  br label %b
}

@ml.f.closure = internal constant { ptr } { ptr @ml.f.entry }
define i32 @ml.f.entry(i32 %x, ptr %closure) {
  ret i32 %x
}
; A call through a constant closure becomes direct.
; CHECK-LABEL: @call(
; CHECK-NEXT: call tailcc i32 @ml.f.entry(i32 1, ptr @ml.f.closure)
define i32 @call() {
  %code = load ptr, ptr @ml.f.closure
  %r = call tailcc i32 %code(i32 1, ptr @ml.f.closure)
  ret i32 %r
}

; The condition of an endless loop.
; CHECK-LABEL: @endless(
; CHECK: loop:
; CHECK-NEXT: br label %loop, !llvm.loop
define void @endless() {
  br label %loop
loop:
  br i1 true, label %loop, label %out, !llvm.loop !0
out:
  ret void
}
!0 = distinct !{!0}

; Vectors.
; CHECK-LABEL: @vector(
; CHECK-NEXT: ret <2 x i32> <i32 4, i32 6>
define <2 x i32> @vector() {
  %r = add <2 x i32> <i32 1, i32 2>, <i32 3, i32 4>
  ret <2 x i32> %r
}
