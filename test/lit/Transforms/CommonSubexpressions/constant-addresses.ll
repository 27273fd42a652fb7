; Loads through constants, which may have no list of their uses.
; RUN: %opt -passes=mincaml-cse -verify-each -S %s | FileCheck %s
; RUN: %opt -passes=mincaml-gvn -verify-each -S %s | FileCheck %s

@array = external global [4 x i32]

; Twice from the same number.
; CHECK-LABEL: @twice(
; CHECK-COUNT-1: load i32
; CHECK-NOT: load i32
; CHECK: ret
define i32 @twice() null_pointer_is_valid {
  %a = load i32, ptr null
  %b = load i32, ptr null
  %s = add i32 %a, %b
  ret i32 %s
}

; What was stored there.
; CHECK-LABEL: @stored(
; CHECK-NOT: load
; CHECK: ret i32 %x
define i32 @stored(i32 %x) {
  store i32 %x, ptr inttoptr (i64 64 to ptr)
  %a = load i32, ptr inttoptr (i64 64 to ptr)
  ret i32 %a
}

; CHECK-LABEL: @element(
; CHECK-NOT: load
; CHECK: ret i32 %x
define i32 @element(i32 %x) {
  store i32 %x, ptr getelementptr (i8, ptr @array, i64 8)
  %a = load i32, ptr getelementptr (i8, ptr @array, i64 8)
  ret i32 %a
}

; A store of the address is none to it; one in another function says nothing.
; CHECK-LABEL: @once(
; CHECK: load i32, ptr null
; CHECK: load i32, ptr poison
define i32 @once(ptr %p) {
  store ptr null, ptr %p
  %a = load i32, ptr null
  %b = load i32, ptr poison
  %s = add i32 %a, %b
  ret i32 %s
}
