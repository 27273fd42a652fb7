; If the encoding does not support something, the verdict is "given up", with the reason.
; An unchanged function is not examined.
; RUN: split-file %s %t
; RUN: mincaml-validate %t/before.ll %t/after.ll | FileCheck %s

; CHECK: {{^}}volatile_load: given up: a volatile or atomic load
; CHECK: {{^}}assembly: given up: inline assembly
; CHECK: {{^}}integer_to_pointer: given up: inttoptr
; CHECK: {{^}}variable_alloca: given up: an alloca of variable size
; CHECK: {{^}}long_double: given up: an argument of an unsupported type
; CHECK: {{^}}1 unchanged, 5 given up

;--- before.ll
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define void @volatile(ptr %p) {
  store volatile i32 1, ptr %p
  ret void
}

define i32 @volatile_load(ptr %p) {
  %a = load volatile i32, ptr %p
  %r = add i32 %a, 0
  ret i32 %r
}

define i32 @assembly(i32 %x) {
  call void asm sideeffect "nop", ""()
  %r = add i32 %x, 0
  ret i32 %r
}

define i32 @integer_to_pointer(i64 %x) {
  %p = inttoptr i64 %x to ptr
  %v = load i32, ptr %p
  %r = add i32 %v, 0
  ret i32 %r
}

define i32 @variable_alloca(i32 %n) {
  %p = alloca i32, i32 %n
  store i32 1, ptr %p
  %v = load i32, ptr %p
  ret i32 %v
}

define x86_fp80 @long_double(x86_fp80 %x) {
  %r = fneg x86_fp80 %x
  %s = fneg x86_fp80 %r
  ret x86_fp80 %s
}

;--- after.ll
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define void @volatile(ptr %p) {
  store volatile i32 1, ptr %p
  ret void
}

define i32 @volatile_load(ptr %p) {
  %a = load volatile i32, ptr %p
  ret i32 %a
}

define i32 @assembly(i32 %x) {
  call void asm sideeffect "nop", ""()
  ret i32 %x
}

define i32 @integer_to_pointer(i64 %x) {
  %p = inttoptr i64 %x to ptr
  %v = load i32, ptr %p
  ret i32 %v
}

define i32 @variable_alloca(i32 %n) {
  ret i32 1
}

define x86_fp80 @long_double(x86_fp80 %x) {
  ret x86_fp80 %x
}

