; The pass knows the contents of objects.
; RUN: %opt -passes=mincaml-closure-opt -verify-each -S %s | FileCheck %s

declare noalias ptr @prefilled() allockind("alloc") memory(inaccessiblemem: readwrite) nounwind willreturn
declare noalias ptr @make(i64) allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) nounwind willreturn

; The allocation function may have written it.
; CHECK-LABEL: define i64 @not_stored(
; CHECK: %v = load i64, ptr %p
; CHECK-NEXT: ret i64 %v
define i64 @not_stored() {
  %p = call ptr @prefilled()
  %v = load i64, ptr %p
  ret i64 %v
}

; A store of zero bytes does not replace the one of %x.
; CHECK-LABEL: define i64 @empty_before(
; CHECK-NOT: undef
; CHECK: %v = load i64, ptr %p
; CHECK-NEXT: ret i64 %v
define i64 @empty_before(i64 %x) {
  %p = call ptr @make(i64 16)
  store {} zeroinitializer, ptr %p
  store i64 %x, ptr %p
  %v = load i64, ptr %p
  ret i64 %v
}

; CHECK-LABEL: define i64 @empty_after(
; CHECK: %v = load i64, ptr %p
; CHECK-NEXT: ret i64 %v
define i64 @empty_after(i64 %x) {
  %p = call ptr @make(i64 16)
  store i64 %x, ptr %p
  store {} zeroinitializer, ptr %p
  %v = load i64, ptr %p
  ret i64 %v
}
