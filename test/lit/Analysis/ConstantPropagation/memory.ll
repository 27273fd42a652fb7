; Constant globals are read; anything else in memory is top.
; RUN: %opt -passes='print<mincaml-constprop>' -disable-output %s 2>&1 | FileCheck %s

@table = internal constant [3 x i32] [i32 10, i32 20, i32 30]
@variable = internal global i32 1
@external = external constant i32
@weak = weak constant i32 2
@closure = internal constant { ptr } { ptr @memory }

; CHECK-LABEL: 'memory'
; CHECK: %p = getelementptr
; CHECK: %a = 20
; CHECK: %b = top
; CHECK: %c = top
; CHECK: %d = top
; CHECK: %e = top
; CHECK: %f = @memory
; CHECK: %g = top
; CHECK: %s1 = top
; CHECK: %u1 = top
define void @memory(ptr %q) {
  %escaping = alloca i32
  %atomic = alloca i32
  %p = getelementptr i32, ptr @table, i32 1
  %a = load i32, ptr %p
  %b = load i32, ptr @variable
  %c = load i32, ptr @external
  %d = load i32, ptr @weak
  %e = load volatile i32, ptr @table
  %f = load ptr, ptr @closure
  store i32 1, ptr %escaping
  store ptr %escaping, ptr %q
  %g = load i32, ptr %escaping
  store volatile i32 1, ptr %atomic
  %s1 = load i32, ptr %atomic
  %u = alloca i32, i32 2
  store i32 1, ptr %u
  %u1 = load i32, ptr %u
  ret void
}
