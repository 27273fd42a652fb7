; RUN: %opt -passes='print<mincaml-alias>' -disable-output %s 2>&1 | FileCheck %s

declare noalias ptr @make(i32)
declare void @use(ptr)
@own = internal global i32 0
@passed = internal global i32 0
@seen = global i32 0

define internal i32 @looks(ptr %p) {
  %x = load i32, ptr %p
  ret i32 %x
}
define internal ptr @keeps(ptr %p) {
  ret ptr %p
}

; CHECK-LABEL: Aliases in 'sites'
; CHECK-NEXT: %a, %b: no
; CHECK-NEXT: %a, %p: no
; CHECK-NEXT: %a, %f: must
; CHECK-NEXT: %a, %s: may
; CHECK-NEXT: %b, %p: no
; CHECK-NEXT: %b, %f: no
; CHECK-NEXT: %b, %s: may
; CHECK-NEXT: %p, %f: no
; CHECK-NEXT: %p, %s: no
; CHECK-NEXT: %f, %s: may
define void @sites(ptr %p, i1 %c) {
  %a = call ptr @make(i32 8)
  %b = alloca i32
  store i32 1, ptr %a
  store i32 1, ptr %b
  store i32 1, ptr %p
  %g = getelementptr i8, ptr %a, i32 4
  %f = getelementptr i8, ptr %g, i32 -4
  store i32 1, ptr %f
  %s = select i1 %c, ptr %a, ptr %b
  store i32 1, ptr %s
  ret void
}

; CHECK-LABEL: Aliases in 'escape'
; CHECK-NEXT: %p, %l: may
; CHECK-NEXT: %p, %a: no
; CHECK-NEXT: %p, %b: no
; CHECK-NEXT: %p, %d: no
; CHECK-NEXT: %l, %a: no
; CHECK-NEXT: %l, %b: may
; CHECK-NEXT: %l, %d: may
define void @escape(ptr %p) {
  %a = alloca i32
  %b = alloca i32
  %d = alloca i32
  call i32 @looks(ptr %a)
  call ptr @keeps(ptr %b)
  call void @use(ptr %d)
  %l = load ptr, ptr %p
  store i32 1, ptr %l
  store i32 1, ptr %a
  store i32 1, ptr %b
  store i32 1, ptr %d
  ret void
}

; Inside @looks the parameter can be @passed.
; CHECK-LABEL: Aliases in 'globals'
; CHECK-NEXT: @own, @passed: no
; CHECK-NEXT: @own, @seen: no
; CHECK-NEXT: @own, %p: no
; CHECK-NEXT: @passed, @seen: no
; CHECK-NEXT: @passed, %p: may
; CHECK-NEXT: @seen, %p: may
define void @globals(ptr %p) {
  call i32 @looks(ptr @passed)
  store i32 1, ptr @own
  store i32 1, ptr @passed
  store i32 1, ptr @seen
  store i32 1, ptr %p
  ret void
}
