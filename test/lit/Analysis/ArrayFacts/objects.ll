; The objects that pointers may point to, over all functions of a module.
; RUN: %opt -passes='print<mincaml-array-facts>' -disable-output %s 2>&1 | FileCheck %s

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare noalias nonnull ptr @min_caml_create_array(i32, i32)
declare noalias nonnull ptr @min_caml_create_pointer_array(i32, ptr)
declare noalias nonnull ptr @min_caml_allocate(i32) allockind("alloc,uninitialized")
declare void @foreign(ptr)
declare ptr @from_outside()

@variable = internal global ptr null
@public = global ptr null
@numbers = internal constant [3 x i32] [i32 4, i32 9, i32 2]

; CHECK-LABEL: Objects of module
; CHECK: @public, known outside
; CHECK: %known of 'start', length 10
; CHECK: %escaped of 'start', length any, known outside
; CHECK: %published of 'start', length any, known outside
; CHECK: %inner of 'start', length 3
; CHECK: %outer of 'start', length 2

; A parameter has the arrays of all calls; what is loaded, all that was stored.
; CHECK-LABEL: Function 'sum':
; CHECK-NEXT:   parameter %a: %known of 'start', %inner of 'start', length [3, 10]
; CHECK-NEXT:   parameter %i: [0, 4]
; CHECK-NEXT:   result: [0, 7]
define internal i32 @sum(ptr %a, i32 %i) {
  %length.address = getelementptr i8, ptr %a, i32 -4
  %length = load i32, ptr %length.address
  %outside = icmp uge i32 %i, %length
  br i1 %outside, label %fail, label %ok
fail:
  ret i32 0
ok:
  %address = getelementptr inbounds i32, ptr %a, i32 %i
  %element = load i32, ptr %address
  ret i32 %element
}

; Called from other modules.
; CHECK-LABEL: Function 'exported':
; CHECK-NEXT:   parameter %a: any
; CHECK-NEXT:   result: any
define ptr @exported(ptr %a) {
  ret ptr %a
}

; CHECK-LABEL: Function 'table':
; CHECK-NEXT:   parameter %i: [0, 2]
; CHECK-NEXT:   result: [2, 9]
define internal i32 @table(i32 %i) {
  %address = getelementptr inbounds [3 x i32], ptr @numbers, i32 0, i32 %i
  %element = load i32, ptr %address
  ret i32 %element
}

; CHECK-LABEL: Function 'start':
; CHECK:   %loaded: %known of 'start', length 10
; CHECK:   %row: %inner of 'start', length 3
; CHECK:   %code: @sum
; CHECK:   %other: any
define void @start(i1 %c) {
  %known = call ptr @min_caml_create_array(i32 10, i32 7)
  store ptr %known, ptr @variable
  %loaded = load ptr, ptr @variable
  %escaped = call ptr @min_caml_create_array(i32 4, i32 0)
  call void @foreign(ptr %escaped)
  %published = call ptr @min_caml_create_array(i32 5, i32 0)
  store ptr %published, ptr @public
  %inner = call ptr @min_caml_create_array(i32 3, i32 0)
  %outer = call ptr @min_caml_create_pointer_array(i32 2, ptr %inner)
  %row = load ptr, ptr %outer
  %1 = call i32 @sum(ptr %loaded, i32 0)
  %closure = call ptr @min_caml_allocate(i32 8)
  store ptr @sum, ptr %closure
  %code = load ptr, ptr %closure
  %2 = call i32 %code(ptr %row, i32 4)
  %3 = call i32 @table(i32 0)
  %4 = call i32 @table(i32 2)
  %other = call ptr @from_outside()
  ret void
}
