; The objects that loads, stores and calls access, and a pass that uses the scopes.
; RUN: %opt -passes=mincaml-alias-scopes -verify-each -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-alias-scopes,function(mincaml-gvn)' -aa-pipeline=basic-aa,scoped-noalias-aa -verify-each -S %s | FileCheck %s --check-prefix=GVN
; RUN: %opt -passes=mincaml-gvn -aa-pipeline=basic-aa,scoped-noalias-aa -verify-each -S %s | FileCheck %s --check-prefix=WITHOUT
; What a second run finds is there already.
; RUN: %opt -passes=mincaml-alias-scopes -S -o %t.once < %s
; RUN: %opt -passes=mincaml-alias-scopes -S -o %t.twice < %t.once
; RUN: diff %t.once %t.twice

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare noalias nonnull ptr @min_caml_create_array(i32, i32) memory(inaccessiblemem: readwrite)
declare i32 @print(i32) memory(inaccessiblemem: readwrite)
declare void @unknown()
declare void @llvm.memset.p0.i32(ptr writeonly, i8, i32, i1 immarg)

@kept = internal global ptr null
@counter = internal global i32 0

; Two parameters, to which all callers pass what different allocations made. The
; second load is the first one.
; CHECK-LABEL: define internal i32 @apart(
; CHECK: load i32, ptr %a, align 4, !alias.scope [[A:![0-9]+]], !noalias [[NOT_A:![0-9]+]]
; CHECK: store i32 7, ptr %b, align 4, !alias.scope [[NOT_A]], !noalias [[A]]
; CHECK: load i32, ptr %a, align 4, !alias.scope [[A]], !noalias [[NOT_A]]
; GVN-LABEL: define internal i32 @apart(
; GVN: %x = load
; GVN-NOT: load
; GVN: add i32 %x, %x
; WITHOUT-LABEL: define internal i32 @apart(
; WITHOUT: add i32 %x, %y
define internal i32 @apart(ptr %a, ptr %b) {
  %x = load i32, ptr %a
  store i32 7, ptr %b
  %y = load i32, ptr %a
  %sum = add i32 %x, %y
  ret i32 %sum
}

; A call touches what its callee, and what that calls, touches: the second array
; and a variable, which is no object of this function.
; CHECK-LABEL: define internal i32 @around.call(
; CHECK: load i32, ptr %a, align 4, !alias.scope
; CHECK: call void @store.deep(ptr %b), !noalias
; GVN-LABEL: define internal i32 @around.call(
; GVN: add i32 %x, %x
; WITHOUT-LABEL: define internal i32 @around.call(
; WITHOUT: add i32 %x, %y
define internal i32 @around.call(ptr %a, ptr %b) {
  %x = load i32, ptr %a
  call void @store.deep(ptr %b)
  %y = load i32, ptr %a
  %sum = add i32 %x, %y
  ret i32 %sum
}

define internal void @store.deep(ptr %b) noinline {
  %old = load i32, ptr @counter
  %new = add i32 %old, 1
  store i32 %new, ptr @counter
  call void @store.deeper(ptr %b)
  ret void
}

define internal void @store.deeper(ptr %b) noinline {
  %more = load i32, ptr %b
  %some = icmp ne i32 %more, 0
  br i1 %some, label %again, label %done
again:
  store i32 0, ptr %b
  call void @store.deep(ptr %b)
  br label %done
done:
  ret void
}

; The callee is one of two functions.
; GVN-LABEL: define internal i32 @around.indirect.call(
; GVN: add i32 %x, %x
; WITHOUT-LABEL: define internal i32 @around.indirect.call(
; WITHOUT: add i32 %x, %y
define internal i32 @around.indirect.call(ptr %a, ptr %b, i1 %c) {
  %callee = select i1 %c, ptr @store.deep, ptr @store.deeper
  %x = load i32, ptr %a
  call void %callee(ptr %b)
  %y = load i32, ptr %a
  %sum = add i32 %x, %y
  ret i32 %sum
}

; Whatever is loaded may lead to what has escaped, but not to what has not.
; GVN-LABEL: define internal i32 @unknown.pointer(
; GVN: add i32 %x, %x
; WITHOUT-LABEL: define internal i32 @unknown.pointer(
; WITHOUT: add i32 %x, %y
define internal i32 @unknown.pointer(ptr %a, ptr %where) {
  %x = load i32, ptr %a
  store i32 7, ptr %where
  %y = load i32, ptr %a
  %sum = add i32 %x, %y
  ret i32 %sum
}

; Memory is written by an intrinsic.
; GVN-LABEL: define internal i32 @memory.intrinsic(
; GVN: add i32 %x, %x
; WITHOUT-LABEL: define internal i32 @memory.intrinsic(
; WITHOUT: add i32 %x, %y
define internal i32 @memory.intrinsic(ptr %a, ptr %where) {
  %x = load i32, ptr %a
  call void @llvm.memset.p0.i32(ptr %where, i8 0, i32 4, i1 false)
  %y = load i32, ptr %a
  %sum = add i32 %x, %y
  ret i32 %sum
}

define void @start(ptr %foreign) {
  %first = call ptr @min_caml_create_array(i32 4, i32 1)
  %second = call ptr @min_caml_create_array(i32 4, i32 2)
  %1 = call i32 @apart(ptr %first, ptr %second)
  %2 = call i32 @around.call(ptr %first, ptr %second)
  %3 = call i32 @around.indirect.call(ptr %first, ptr %second, i1 true)
  %4 = call i32 @unknown.pointer(ptr %first, ptr %foreign)
  %5 = call i32 @memory.intrinsic(ptr %first, ptr %foreign)
  %6 = call i32 @print(i32 %5)
  ret void
}
