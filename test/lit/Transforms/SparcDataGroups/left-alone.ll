; Variables that stay what they are.
; RUN: %opt -passes=sparc-data-groups -verify-each -S %s | FileCheck %s

target datalayout = "E-m:e-p:32:32-i64:64-i128:128-f128:64-n32-S64"

; CHECK-NOT: @group
; CHECK-NOT: alias
; CHECK: define void @f()
@exported = global i32 0
@declared = external global i32
@weak = weak global i32 0
@in.section = internal global i32 0, section ".data.special"
@of.thread = internal thread_local global i32 0
@large = internal global [33 x i32] zeroinitializer
@aligned = internal global i32 0, align 32
@string = private unnamed_addr constant [4 x i8] c"abc\00"
@kept = internal global i32 0
@kept.by.compiler = internal global i32 0
@empty = internal global {} zeroinitializer
@unused = internal global i32 0
; The only one of its kind.
@alone = internal global i32 0
@constant = internal constant i32 1
@llvm.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @kept.by.compiler], section "llvm.metadata"

declare void @use(...)

define void @f() {
  call void (...) @use(ptr @exported, ptr @declared, ptr @weak, ptr @in.section,
                       ptr @large, ptr @aligned, ptr @string, ptr @kept,
                       ptr @kept.by.compiler, ptr @empty, ptr @alone, ptr @constant)
  %p = call ptr @llvm.threadlocal.address.p0(ptr @of.thread)
  store i32 0, ptr %p
  ret void
}
declare ptr @llvm.threadlocal.address.p0(ptr)
