; Arrays that are reached through memory and other functions.
; RUN: %opt -passes='mincaml-vrp' -verify-each -S %s | FileCheck %s

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare noalias nonnull ptr @min_caml_create_array(i32, i32)
declare noalias nonnull ptr @min_caml_create_pointer_array(i32, ptr)
declare void @foreign(ptr)

@size = internal global i32 0
@array = internal global ptr null
@table = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@holder = internal global ptr null
@outside = internal global ptr null
@replaced = internal global ptr null

; The length of the one array that the variable ever has. That it has none at
; first does not matter: there is no length to load from null.
; CHECK-LABEL: @length(
; CHECK: ret i32 12
define internal i32 @length() {
  %a = load ptr, ptr @array
  %length.address = getelementptr i8, ptr %a, i32 -4
  %length = load i32, ptr %length.address
  ret i32 %length
}

; The variable itself can be null, so its value is not known.
; CHECK-LABEL: @address(
; CHECK: %a = load ptr, ptr @holder
; CHECK-NEXT: %is.null = icmp eq ptr %a, null
; CHECK-NEXT: call void @use(ptr @table, i1 %is.null)
declare void @use(ptr, i1)
define void @address() {
  %a = load ptr, ptr @holder
  %nonnull = load ptr, ptr @holder, !nonnull !0, !noundef !0
  %is.null = icmp eq ptr %a, null
  call void @use(ptr %nonnull, i1 %is.null)
  ret void
}

; Foreign code may hand in an array of any length.
; CHECK-LABEL: @foreign_array(
; CHECK: %length = load i32
; CHECK: ret i32 %length
define internal i32 @foreign_array() {
  %a = load ptr, ptr @outside
  %length.address = getelementptr i8, ptr %a, i32 -4
  %length = load i32, ptr %length.address
  ret i32 %length
}

; The variable has another array later: before and after are not told apart.
; CHECK-LABEL: @replaced_array(
; CHECK: br i1 false, label %out, label %in
; CHECK: %c2 = icmp uge i32 5, %length
; CHECK: br i1 %c2
define internal i32 @replaced_array() {
  %a = load ptr, ptr @replaced
  %length.address = getelementptr i8, ptr %a, i32 -4
  %length = load i32, ptr %length.address
  %c = icmp uge i32 1, %length
  br i1 %c, label %out, label %in
in:
  %c2 = icmp uge i32 5, %length
  br i1 %c2, label %out, label %in2
in2:
  ret i32 2
out:
  ret i32 1
}

; A store to what may be in front of element 0 can change the length.
; CHECK-LABEL: @clobbered(
; CHECK: %length = load i32
; CHECK: ret i32 %length
define i32 @clobbered(i32 %i) {
  %a = call ptr @min_caml_create_array(i32 12, i32 0)
  %address = getelementptr inbounds i32, ptr %a, i32 %i
  store i32 99, ptr %address
  %length.address = getelementptr i8, ptr %a, i32 -4
  %length = load i32, ptr %length.address
  ret i32 %length
}

; Nor is the length of one known to whose address arithmetic has been done.
; CHECK-LABEL: @integer_address(
; CHECK: %length = load i32
; CHECK: ret i32 %length
define i32 @integer_address() {
  %a = call ptr @min_caml_create_array(i32 12, i32 0)
  %number = ptrtoint ptr %a to i32
  %minus = sub i32 %number, 4
  %pointer = inttoptr i32 %minus to ptr
  store i32 99, ptr %pointer
  %length.address = getelementptr i8, ptr %a, i32 -4
  %length = load i32, ptr %length.address
  ret i32 %length
}

; More arrays than a set has room for: their lengths are not known any more, and
; neither is what is in them.
; CHECK-LABEL: @many(
; CHECK: %length = load i32
; CHECK: ret i32 %length
define i32 @many(i32 %which) {
entry:
  %a0 = call ptr @min_caml_create_array(i32 1, i32 0)
  %a1 = call ptr @min_caml_create_array(i32 1, i32 0)
  %a2 = call ptr @min_caml_create_array(i32 1, i32 0)
  %a3 = call ptr @min_caml_create_array(i32 1, i32 0)
  %a4 = call ptr @min_caml_create_array(i32 1, i32 0)
  %a5 = call ptr @min_caml_create_array(i32 1, i32 0)
  %a6 = call ptr @min_caml_create_array(i32 1, i32 0)
  %a7 = call ptr @min_caml_create_array(i32 1, i32 0)
  %a8 = call ptr @min_caml_create_array(i32 1, i32 0)
  switch i32 %which, label %join [
    i32 1, label %b1
    i32 2, label %b2
    i32 3, label %b3
    i32 4, label %b4
    i32 5, label %b5
    i32 6, label %b6
    i32 7, label %b7
    i32 8, label %b8
  ]
b1:
  br label %join
b2:
  br label %join
b3:
  br label %join
b4:
  br label %join
b5:
  br label %join
b6:
  br label %join
b7:
  br label %join
b8:
  br label %join
join:
  %p = phi ptr [ %a0, %entry ], [ %a1, %b1 ], [ %a2, %b2 ], [ %a3, %b3 ], [ %a4, %b4 ], [ %a5, %b5 ], [ %a6, %b6 ], [ %a7, %b7 ], [ %a8, %b8 ]
  %length.address = getelementptr i8, ptr %p, i32 -4
  %length = load i32, ptr %length.address
  ret i32 %length
}

; A variable with one value, of which there was another one before: both count.
; CHECK-LABEL: @integer_variable(
; CHECK: %size = load i32, ptr @size
; CHECK: br i1 true
define internal i32 @integer_variable() {
  %size = load i32, ptr @size
  %c = icmp ule i32 %size, 12
  br i1 %c, label %in, label %out
in:
  ret i32 %size
out:
  ret i32 0
}

define void @start() {
  %a = call ptr @min_caml_create_array(i32 12, i32 0)
  store ptr %a, ptr @array
  store ptr @table, ptr @holder
  %escaped = call ptr @min_caml_create_array(i32 12, i32 0)
  store ptr %escaped, ptr @outside
  call void @foreign(ptr @outside)
  %first = call ptr @min_caml_create_array(i32 2, i32 0)
  store ptr %first, ptr @replaced
  call void @use(ptr null, i1 false)
  %second = call ptr @min_caml_create_array(i32 7, i32 0)
  store ptr %second, ptr @replaced
  store i32 12, ptr @size
  %1 = call i32 @length()
  %2 = call i32 @foreign_array()
  %3 = call i32 @replaced_array()
  %4 = call i32 @integer_variable()
  call void @use(ptr null, i1 true)
  ret void
}

!0 = !{}
