; A group has at most 1,024 bytes: the low half of an address tells no more
; apart. A second one begins with what does not fit.
; RUN: %opt -passes=sparc-data-groups -verify-each -S %s | FileCheck %s

target datalayout = "E-m:e-p:32:32-i64:64-i128:128-f128:64-n32-S64"

@a = internal global [32 x i32] zeroinitializer
@b = internal global [32 x i32] zeroinitializer
@c = internal global [32 x i32] zeroinitializer
@d = internal global [32 x i32] zeroinitializer
@e = internal global [32 x i32] zeroinitializer
@f = internal global [32 x i32] zeroinitializer
@g = internal global [32 x i32] zeroinitializer
@h = internal global [32 x i32] zeroinitializer
@i = internal global [8 x i32] zeroinitializer
@j = internal global i32 0
; CHECK: @group = private global <{ [32 x i32], [32 x i32], [32 x i32], [32 x i32], [32 x i32], [32 x i32], [32 x i32], [32 x i32] }> zeroinitializer, align 1024
; CHECK-NEXT: @group.1 = private global <{ [8 x i32], i32 }> zeroinitializer, align 64
; CHECK: @h = internal alias [32 x i32], getelementptr inbounds (i8, ptr @group, i32 896)
; CHECK-NEXT: @i = internal alias [8 x i32], ptr @group.1
; CHECK-NEXT: @j = internal alias i32, getelementptr inbounds (i8, ptr @group.1, i32 32)

; Addresses at the end of a variable are not in it.
; CHECK: call void (...) @use(
; CHECK-SAME: ptr getelementptr (i8, ptr @i, i32 32)
define void @user() {
  call void (...) @use(ptr @a, ptr @b, ptr @c, ptr @d, ptr @e, ptr @f, ptr @g, ptr @h,
                       ptr @i, ptr @j, ptr getelementptr (i8, ptr @i, i32 32))
  ret void
}
declare void @use(...)
