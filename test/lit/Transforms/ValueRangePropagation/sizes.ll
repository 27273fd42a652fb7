; The length of any of the arrays that were made with one size, which is computed
; once, is that size.
; RUN: %opt -passes=mincaml-vrp -verify-each -S %s | FileCheck %s

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare noalias nonnull ptr @min_caml_create_array(i32, i32)
declare noundef i32 @read()
declare i32 @maybe.undef()
declare void @use(i32)

@rows = internal global ptr null
@others = internal global ptr null
@twice = internal global ptr null
@undefined = internal global ptr null
@in.loop = internal global ptr null

; CHECK-LABEL: define void @min_caml_start()
define void @min_caml_start() {
entry:
  %n = call i32 @read()
  %size = add i32 %n, 1
  %m = call i32 @read()
  %u = call i32 @maybe.undef()
  %first = call ptr @min_caml_create_array(i32 %size, i32 0)
  store ptr %first, ptr @rows
  store ptr %first, ptr @others
  %unknown = call ptr @min_caml_create_array(i32 %u, i32 0)
  store ptr %unknown, ptr @undefined
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %row = call ptr @min_caml_create_array(i32 %size, i32 0)
  store ptr %row, ptr @rows
  %other = call ptr @min_caml_create_array(i32 %m, i32 0)
  store ptr %other, ptr @others
; Another size in each iteration: the last array's is not this one's.
  %k = call i32 @read()
  %last = load ptr, ptr @in.loop
  %last.address = getelementptr i8, ptr %last, i32 -4
; CHECK: %last.length = load i32
; CHECK: call void @use(i32 %last.length)
  %last.length = load i32, ptr %last.address
  call void @use(i32 %last.length)
  %now = call ptr @min_caml_create_array(i32 %k, i32 0)
  store ptr %now, ptr @in.loop
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, 3
  br i1 %more, label %loop, label %exit

exit:
; CHECK: exit:
  %a = load ptr, ptr @rows
  %a.address = getelementptr i8, ptr %a, i32 -4
; CHECK: call void @use(i32 %size)
  %a.length = load i32, ptr %a.address
  call void @use(i32 %a.length)
; Two sizes.
  %b = load ptr, ptr @others
  %b.address = getelementptr i8, ptr %b, i32 -4
; CHECK: %b.length = load i32
; CHECK: call void @use(i32 %b.length)
  %b.length = load i32, ptr %b.address
  call void @use(i32 %b.length)
; An undefined size would be another one at each use.
  %c = load ptr, ptr @undefined
  %c.address = getelementptr i8, ptr %c, i32 -4
; CHECK: %c.length = load i32
; CHECK: call void @use(i32 %c.length)
  %c.length = load i32, ptr %c.address
  call void @use(i32 %c.length)
  call void @called.twice(i32 %n)
  call void @called.twice(i32 %m)
  call void @elsewhere()
  ret void
}

; The size is the parameter of this call, the array may be of the last one.
; CHECK-LABEL: define internal void @called.twice(
define internal void @called.twice(i32 noundef %x) {
  %last = load ptr, ptr @twice
  %is.first = icmp eq ptr %last, null
  br i1 %is.first, label %make, label %look
look:
  %address = getelementptr i8, ptr %last, i32 -4
; CHECK: %length = load i32
; CHECK: call void @use(i32 %length)
  %length = load i32, ptr %address
  call void @use(i32 %length)
  ret void
make:
  %size = add i32 %x, 1
  %array = call ptr @min_caml_create_array(i32 %size, i32 0)
  store ptr %array, ptr @twice
  ret void
}

; The size is a value of another function.
; CHECK-LABEL: define internal void @elsewhere(
define internal void @elsewhere() {
  %a = load ptr, ptr @rows
  %address = getelementptr i8, ptr %a, i32 -4
; CHECK: %length = load i32
; CHECK: call void @use(i32 %length)
  %length = load i32, ptr %address
  call void @use(i32 %length)
  ret void
}
