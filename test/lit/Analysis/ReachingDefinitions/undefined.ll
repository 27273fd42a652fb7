; A slot is undefined at the start of the function and of its lifetime, and after
; it. s1 reaches no use.
; RUN: %opt -disable-output -passes='print<mincaml-reaching-defs>' %s 2>&1 \
; RUN:   | FileCheck --match-full-lines %s

; CHECK:      reaching definitions in 'f':
; CHECK-NEXT: %entry: gen={s1} kill={s3} in={} out={s1} undefined={x}
; CHECK-NEXT: s1: x = 1
; CHECK-NEXT: %loop: gen={} kill={s1, s3} in={s1} out={} undefined={x}
; CHECK-NEXT: s2: if %c
; CHECK-NEXT: %set: gen={s3} kill={s1} in={} out={s3} undefined={x}
; CHECK-NEXT: s3: x = 2
; CHECK-NEXT: %use: gen={} kill={s1, s3} in={s3} out={} undefined={x}
; CHECK-NEXT: s4: %v = x  reach[s4,x]={s3, undefined}
; CHECK-NEXT: s5: if %c
; CHECK-NEXT: %exit: gen={} kill={} in={} out={} undefined={x}
; CHECK-NEXT: s6: ret %v + x  reach[s6,x]={undefined}

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)

define i32 @f(i1 %c) {
entry:
  %x = alloca i32
  store i32 1, ptr %x
  br label %loop

loop:
  call void @llvm.lifetime.start.p0(ptr %x)
  br i1 %c, label %set, label %use

set:
  store i32 2, ptr %x
  br label %use

use:
  %v = load i32, ptr %x
  call void @llvm.lifetime.end.p0(ptr %x)
  br i1 %c, label %loop, label %exit

exit:
  %w = load i32, ptr %x
  %r = add i32 %v, %w
  ret i32 %r
}
