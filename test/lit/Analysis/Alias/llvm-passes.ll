; Queries by LLVM's own passes: a load is the one before the store, leaves the
; loop, or a store is dead, because the pointers lead to different objects.
; RUN: %opt -aa-pipeline=basic-aa,mincaml-aa -passes='function(gvn)' -S %s | FileCheck %s --check-prefix=GVN
; RUN: %opt -aa-pipeline=basic-aa,mincaml-aa -passes='function(dse)' -S %s | FileCheck %s --check-prefix=DSE
; RUN: %opt -aa-pipeline=basic-aa -passes='function(gvn)' -S %s | FileCheck %s --check-prefix=WITHOUT
; RUN: %opt -aa-pipeline=basic-aa,mincaml-aa -passes='function(loop-mssa(licm))' -S %s | FileCheck %s --check-prefix=LICM

declare void @keeps(ptr)
@a = internal global i32 0

; GVN-LABEL: define i32 @unaddressed(
; GVN-COUNT-1: load i32
; GVN-NOT: load i32
; GVN: ret
; WITHOUT-LABEL: define i32 @unaddressed(
; WITHOUT-COUNT-2: load i32
; WITHOUT: ret
define i32 @unaddressed(ptr %p) {
  %x = load i32, ptr @a
  %q = load ptr, ptr %p
  store i32 7, ptr %q
  %y = load i32, ptr @a
  %s = add i32 %x, %y
  ret i32 %s
}

; The object escapes: a loaded pointer may be its address.
; GVN-LABEL: define i32 @escaped(
; GVN-COUNT-2: load i32
; GVN: ret
define i32 @escaped(ptr %p) {
  %u = alloca i32
  call void @keeps(ptr %u)
  %x = load i32, ptr %u
  %q = load ptr, ptr %p
  store i32 7, ptr %q
  %y = load i32, ptr %u
  %s = add i32 %x, %y
  ret i32 %s
}

; LICM-LABEL: define i32 @loop(
; LICM: entry:
; LICM: load i32, ptr @a
; LICM: head:
; LICM-NOT: load i32, ptr @a
; LICM: ret
define i32 @loop(i32 %n, ptr %p) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %head ]
  store i32 %i, ptr %p
  %a = load i32, ptr @a
  %k = add i32 %i, %a
  %j = add i32 %k, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %head, label %exit
exit:
  ret i32 %j
}

; The first store is overwritten: the load is from another object.
; DSE-LABEL: define i32 @overwritten(
; DSE-NOT: store i32 1
; DSE: store i32 2, ptr @a
; DSE: ret
define i32 @overwritten(ptr %p) {
  store i32 1, ptr @a
  %x = load i32, ptr %p
  store i32 2, ptr @a
  ret i32 %x
}

; The call makes a copy of what is stored.
; DSE-LABEL: define i32 @copied(
; DSE: store i32 %n, ptr %v
; DSE: ret
define internal i32 @takes_copy(ptr byval(i32) %p) noinline {
  %x = load i32, ptr %p
  ret i32 %x
}
define i32 @copied(i32 %n) {
  %v = alloca i32
  store i32 %n, ptr %v
  %x = call i32 @takes_copy(ptr byval(i32) %v)
  ret i32 %x
}
