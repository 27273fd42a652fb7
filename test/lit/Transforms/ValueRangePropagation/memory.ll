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

@one.of.many = internal global ptr null

; More arrays than a set has room for: their lengths are not known any more, and
; neither is what is in them.
; CHECK-LABEL: @many(
; CHECK: %length = load i32
; CHECK: ret i32 %length
define i32 @many(i32 %which) {
  %a0 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a0, ptr @one.of.many
  %a1 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a1, ptr @one.of.many
  %a2 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a2, ptr @one.of.many
  %a3 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a3, ptr @one.of.many
  %a4 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a4, ptr @one.of.many
  %a5 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a5, ptr @one.of.many
  %a6 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a6, ptr @one.of.many
  %a7 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a7, ptr @one.of.many
  %a8 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a8, ptr @one.of.many
  %a9 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a9, ptr @one.of.many
  %a10 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a10, ptr @one.of.many
  %a11 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a11, ptr @one.of.many
  %a12 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a12, ptr @one.of.many
  %a13 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a13, ptr @one.of.many
  %a14 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a14, ptr @one.of.many
  %a15 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a15, ptr @one.of.many
  %a16 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a16, ptr @one.of.many
  %a17 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a17, ptr @one.of.many
  %a18 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a18, ptr @one.of.many
  %a19 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a19, ptr @one.of.many
  %a20 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a20, ptr @one.of.many
  %a21 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a21, ptr @one.of.many
  %a22 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a22, ptr @one.of.many
  %a23 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a23, ptr @one.of.many
  %a24 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a24, ptr @one.of.many
  %a25 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a25, ptr @one.of.many
  %a26 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a26, ptr @one.of.many
  %a27 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a27, ptr @one.of.many
  %a28 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a28, ptr @one.of.many
  %a29 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a29, ptr @one.of.many
  %a30 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a30, ptr @one.of.many
  %a31 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a31, ptr @one.of.many
  %a32 = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %a32, ptr @one.of.many
  %p = load ptr, ptr @one.of.many
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
