; Stores to memory that nothing reads, and the memory.
; RUN: %opt -passes=mincaml-elim -verify-each -S %s | FileCheck %s

declare noalias ptr @make(i32) nounwind willreturn allockind("alloc,uninitialized") memory(inaccessiblemem: readwrite)
declare void @use(ptr)

; CHECK-NOT: @written
@written = internal global i32 0
; CHECK: @read = internal
@read = internal global i32 0
; CHECK: @placed = internal
@placed = internal global i32 0, section "there"
; CHECK: @visible =
@visible = global i32 0
; CHECK-NOT: @a_list
@a_list = internal constant [2 x ptr] [ptr @b_list, ptr @a_list]
@b_list = internal constant [1 x ptr] [ptr @a_list]

; Two objects that only know each other.
; CHECK-LABEL: define void @pair(
; CHECK-NEXT: ret void
define void @pair(i32 %n) {
  %a = call ptr @make(i32 16)
  %b = call ptr @make(i32 %n)
  %slot = alloca ptr
  call void @llvm.lifetime.start.p0(ptr %slot)
  store ptr %b, ptr %a
  %f = getelementptr i8, ptr %b, i32 8
  store ptr %a, ptr %f
  call void @llvm.memset.p0.i32(ptr %b, i8 0, i32 4, i1 false)
  store ptr %a, ptr %slot
  call void @llvm.lifetime.end.p0(ptr %slot)
  ret void
}

; CHECK-LABEL: define i32 @loaded(
; CHECK-NEXT: %a = call ptr @make
; CHECK-NEXT: store i32 %n
; CHECK-NEXT: load
define i32 @loaded(i32 %n) {
  %a = call ptr @make(i32 8)
  store i32 %n, ptr %a
  %x = load i32, ptr %a
  ret i32 %x
}

; CHECK-LABEL: define void @escapes(
; CHECK: store i32 %n, ptr %a
; CHECK: store i32 %n, ptr %b
; CHECK: store ptr %b, ptr %p
define void @escapes(i32 %n, ptr %p) {
  %a = alloca i32
  %b = call ptr @make(i32 8)
  store i32 %n, ptr %a
  store i32 %n, ptr %b
  store ptr %b, ptr %p
  call void @use(ptr %a)
  ret void
}

; One of two objects is read.
; CHECK-LABEL: define i32 @either(
; CHECK: store i32 1, ptr %p
define i32 @either(i1 %c) {
  %a = call ptr @make(i32 8)
  %b = call ptr @make(i32 8)
  %p = select i1 %c, ptr %a, ptr %b
  store i32 1, ptr %p
  %x = load i32, ptr %a
  ret i32 %x
}

; CHECK-LABEL: define void @special(
; CHECK: store volatile i32
; CHECK: store atomic i32
; CHECK: load volatile i32
; CHECK: fence
; CHECK: call void asm sideeffect
; CHECK: cmpxchg
; CHECK: memset{{.*}} i1 true
define void @special() {
  %a = alloca i32
  store volatile i32 1, ptr %a
  store atomic i32 1, ptr %a seq_cst, align 4
  %x = load volatile i32, ptr %a
  fence seq_cst
  call void asm sideeffect "nop", ""() memory(none)
  %y = cmpxchg ptr %a, i32 0, i32 1 seq_cst seq_cst
  call void @llvm.memset.p0.i32(ptr %a, i8 0, i32 4, i1 true)
  ret void
}

; CHECK-LABEL: define i32 @globals(
; CHECK-NOT: store i32 1
; CHECK: store i32 2, ptr @read
; CHECK: store i32 3, ptr @placed
; CHECK: store i32 4, ptr @visible
define i32 @globals() {
  store i32 1, ptr @written
  store i32 2, ptr @read
  store i32 3, ptr @placed
  store i32 4, ptr @visible
  %x = load i32, ptr @read
  ret i32 %x
}

; The result is written through a pointer.
; CHECK-NOT: @fill
define internal void @fill(ptr %to, ptr %from) {
  %x = load i32, ptr %from
  store i32 %x, ptr %to
  ret void
}
; CHECK-LABEL: define void @filled(
; CHECK-NEXT: ret void
define void @filled(ptr %p) {
  %a = alloca i32
  call void @fill(ptr %a, ptr %p)
  ret void
}
; CHECK-LABEL: define void @filled_outside(
; CHECK: call void @fill2
define void @filled_outside(ptr %p) {
  call void @fill2(ptr %p)
  ret void
}
define internal void @fill2(ptr %to) {
  store i32 1, ptr %to
  ret void
}
