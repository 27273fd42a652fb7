; The result of a call may be based on an object that does not escape otherwise.
; RUN: %opt -passes='print<mincaml-alias>' -disable-output %s 2>&1 | FileCheck %s
; RUN: %opt -aa-pipeline=basic-aa,mincaml-aa -passes='function(gvn)' -S %s | FileCheck %s --check-prefix=GVN

declare ptr @same(ptr captures(ret: address, provenance)) nounwind willreturn memory(none)
declare ptr @other(ptr captures(none)) nounwind willreturn memory(none)

; CHECK-LABEL: Aliases in 'by_attribute'
; CHECK-NEXT: %u, %q: may
; GVN-LABEL: define i32 @by_attribute(
; GVN: load i32
; GVN: ret
define i32 @by_attribute() {
  %u = alloca i32
  store i32 1, ptr %u
  %q = call ptr @same(ptr %u)
  store i32 2, ptr %q
  %x = load i32, ptr %u
  ret i32 %x
}

; CHECK-LABEL: Aliases in 'by_intrinsic'
; CHECK-NEXT: %u, %q: may
define i32 @by_intrinsic() {
  %u = alloca i32
  store i32 1, ptr %u
  %q = call ptr @llvm.launder.invariant.group.p0(ptr %u)
  store i32 2, ptr %q
  %x = load i32, ptr %u
  ret i32 %x
}

; CHECK-LABEL: Aliases in 'not_returned'
; CHECK-NEXT: %u, %q: no
; GVN-LABEL: define i32 @not_returned(
; GVN-NOT: load i32
; GVN: ret i32 1
define i32 @not_returned() {
  %u = alloca i32
  store i32 1, ptr %u
  %q = call ptr @other(ptr %u)
  store i32 2, ptr %q
  %x = load i32, ptr %u
  ret i32 %x
}
