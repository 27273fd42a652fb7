; Constants, zeros and other variables become groups in the order of their first
; use; each name is an alias, as is each constant address in the middle of one.
; What only initializers refer to stays outside.
; RUN: %opt -passes=sparc-data-groups -verify-each -S %s | FileCheck %s

target datalayout = "E-m:e-p:32:32-i64:64-i128:128-f128:64-n32-S64"

@count = internal global i32 0
@c.pi = private unnamed_addr constant double 3.25
@total = internal global double 0.0
@table = internal global [3 x i32] [i32 1, i32 2, i32 3]
@c.e = private unnamed_addr constant double 2.75
@first = internal global ptr @table
@only.in.initializer = internal global i32 7
@array = internal global { i32, [3 x i32] } zeroinitializer, align 8
@user = internal global ptr @only.in.initializer

; 8 + 8 bytes.
; CHECK: @only.in.initializer = internal global i32 7
; CHECK-NEXT: @group = private constant <{ double, double }> <{ double 2.750000e+00, double 3.250000e+00 }>, align 16
; Padded, since a double is aligned to 8 bytes: 4 + 4 + 8 + 16 bytes.
; CHECK-NEXT: @group.1 = private global <{ i32, [4 x i8], double, { i32, [3 x i32] } }> zeroinitializer, align 32
; 4 + 4 + 12 bytes. Initializers refer to the aliases.
; CHECK-NEXT: @group.2 = private global <{ ptr, ptr, [3 x i32] }> <{ ptr @table, ptr @only.in.initializer, [3 x i32] [i32 1, i32 2, i32 3] }>, align 32

; CHECK-DAG: @c.e = private alias double, ptr @group{{$}}
; CHECK-DAG: @c.pi = private alias double, getelementptr inbounds (i8, ptr @group, i32 8)
; CHECK-DAG: @count = internal alias i32, ptr @group.1{{$}}
; CHECK-DAG: @total = internal alias double, getelementptr inbounds (i8, ptr @group.1, i32 8)
; CHECK-DAG: @array = internal alias { i32, [3 x i32] }, getelementptr inbounds (i8, ptr @group.1, i32 16)
; CHECK-DAG: @array.8 = private alias i8, getelementptr inbounds (i8, ptr @group.1, i32 24)
; CHECK-DAG: @table = internal alias [3 x i32], getelementptr inbounds (i8, ptr @group.2, i32 8)

; CHECK-LABEL: define double @f(
; CHECK-NEXT: %n = load i32, ptr @count
; CHECK-NEXT: %e = load double, ptr @c.e
; CHECK-NEXT: store double %e, ptr @total
; CHECK-NEXT: %pi = load double, ptr @c.pi
; CHECK-NEXT: store i32 %n, ptr @array.8
; CHECK-NEXT: %p = load ptr, ptr @first
; CHECK-NEXT: %q = load ptr, ptr @user
; CHECK-NEXT: store ptr @table, ptr @first
; CHECK-NEXT: getelementptr i32, ptr @array.8, i32 %i
define double @f(i32 %i) {
  %n = load i32, ptr @count
  %e = load double, ptr @c.e
  store double %e, ptr @total
  %pi = load double, ptr @c.pi
  store i32 %n, ptr getelementptr (i8, ptr @array, i32 8)
  %p = load ptr, ptr @first
  %q = load ptr, ptr @user
  store ptr @table, ptr @first
  %element = getelementptr i32, ptr getelementptr (i8, ptr @array, i32 8), i32 %i
  store i32 %n, ptr %element
  ret double %pi
}
