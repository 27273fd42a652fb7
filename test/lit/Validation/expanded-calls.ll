; Where calls are expanded for the comparison, LLVM simplifies: `sub %v, %v` becomes
; 0, also if %v is poison, which a freeze turns into any number on the other side.
; RUN: split-file %s %t
; RUN: not mincaml-validate --interprocedural %t/before.ll %t/after.ll | FileCheck %s

; CHECK: {{^}}frozen: given up: expanding calls may have removed poison: the call of print has another argument
; CHECK: {{^}}wrong: refuted: the call of print has another argument

;--- before.ll
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
@word = global i32 0
declare void @print(i32)

define internal i32 @subtract(i32 %x, i32 %y) {
  %r = sub i32 %x, %y
  ret i32 %r
}

define void @frozen() {
  %v = load i32, ptr @word
  %r = call i32 @subtract(i32 %v, i32 %v)
  %s = freeze i32 %r
  call void @print(i32 %s)
  ret void
}

define void @wrong(i32 noundef %v, i32 noundef %w) {
  %r = call i32 @subtract(i32 %v, i32 %w)
  %s = freeze i32 %r
  call void @print(i32 %s)
  ret void
}
;--- after.ll
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
@word = global i32 0
declare void @print(i32)

define void @frozen() {
  %v = load i32, ptr @word
  %r = sub i32 %v, %v
  %s = freeze i32 %r
  call void @print(i32 %s)
  ret void
}

define void @wrong(i32 noundef %v, i32 noundef %w) {
  %r = sub i32 %w, %v
  %s = freeze i32 %r
  call void @print(i32 %s)
  ret void
}
