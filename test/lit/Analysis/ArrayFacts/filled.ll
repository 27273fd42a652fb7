; Arrays whose first elements are overwritten before anything reads them.
; RUN: %opt -passes='print<mincaml-array-facts>' -disable-output %s 2>&1 | FileCheck %s

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare noalias nonnull ptr @min_caml_create_array(i32, i32) nounwind memory(inaccessiblemem: readwrite)
declare noalias nonnull ptr @min_caml_create_pointer_array(i32, ptr) nounwind memory(inaccessiblemem: readwrite)
declare void @foreign()

@variable = internal global ptr null
@other.variable = internal global ptr null

; A loop that stores a row at each index, with a check in it.
; CHECK-LABEL: Function 'filled':
; CHECK: %row: %row.i of 'filled', length 7
define void @filled() {
entry:
  %dummy = call ptr @min_caml_create_array(i32 0, i32 0)
  %m = call ptr @min_caml_create_pointer_array(i32 5, ptr %dummy)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %ok ]
  %less = icmp slt i32 %i, 5
  br i1 %less, label %body, label %exit
body:
  %row.i = call ptr @min_caml_create_array(i32 7, i32 0)
  %length.address = getelementptr i8, ptr %m, i32 -4
  %length = load i32, ptr %length.address
  %outside = icmp uge i32 %i, %length
  br i1 %outside, label %fail, label %ok
fail:
  unreachable
ok:
  %address = getelementptr inbounds nuw ptr, ptr %m, i32 %i
  store ptr %row.i, ptr %address
  %next = add i32 %i, 1
  br label %loop
exit:
  %row = load ptr, ptr %m
  ret void
}

; Unrolled, with constants before, another loop in it, and two exits; through a
; variable, and with a length that is not known.
; CHECK-LABEL: Function 'unrolled':
; CHECK: %row: %row.0 of 'unrolled', %row.i of 'unrolled', %row.j of 'unrolled', length 7
define void @unrolled(i32 %n) {
entry:
  %dummy = call ptr @min_caml_create_array(i32 0, i32 0)
  %m = call ptr @min_caml_create_pointer_array(i32 %n, ptr %dummy)
  store ptr %m, ptr @variable
  %row.0 = call ptr @min_caml_create_array(i32 7, i32 0)
  store ptr %row.0, ptr %m
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %next2, %more ]
  %less = icmp slt i32 %i, %n
  br i1 %less, label %body, label %exit
body:
  %row.i = call ptr @min_caml_create_array(i32 7, i32 0)
  %address = getelementptr inbounds nuw ptr, ptr %m, i32 %i
  store ptr %row.i, ptr %address
  br label %inner
inner:
  %j = phi i32 [ 0, %body ], [ %j.next, %inner ]
  %element = getelementptr inbounds nuw i32, ptr %row.i, i32 %j
  store i32 %j, ptr %element
  %j.next = add i32 %j, 1
  %j.less = icmp slt i32 %j.next, 7
  br i1 %j.less, label %inner, label %after
after:
  %next = add i32 %i, 1
  %done = icmp sge i32 %next, %n
  br i1 %done, label %exit, label %more
more:
  %row.j = call ptr @min_caml_create_array(i32 7, i32 0)
  %address2 = getelementptr inbounds nuw ptr, ptr %m, i32 %next
  store ptr %row.j, ptr %address2
  %next2 = add i32 %i, 2
  br label %loop
exit:
  %again = load ptr, ptr @variable
  %row = load ptr, ptr %again
  ret void
}

; The last element is left out; one is read before; every second one.
; CHECK-LABEL: Function 'short':
; CHECK: %row: %dummy of 'short', %row.i of 'short', length [0, 7]
define void @short() {
entry:
  %dummy = call ptr @min_caml_create_array(i32 0, i32 0)
  %m = call ptr @min_caml_create_pointer_array(i32 5, ptr %dummy)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %less = icmp slt i32 %i, 4
  br i1 %less, label %body, label %exit
body:
  %row.i = call ptr @min_caml_create_array(i32 7, i32 0)
  %address = getelementptr inbounds nuw ptr, ptr %m, i32 %i
  store ptr %row.i, ptr %address
  %next = add i32 %i, 1
  br label %loop
exit:
  %row = load ptr, ptr %m
  ret void
}
; CHECK-LABEL: Function 'read_before':
; CHECK: %row: %dummy of 'read_before', %row.i of 'read_before', length [0, 7]
define void @read_before() {
entry:
  %dummy = call ptr @min_caml_create_array(i32 0, i32 0)
  %m = call ptr @min_caml_create_pointer_array(i32 5, ptr %dummy)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %less = icmp slt i32 %i, 5
  br i1 %less, label %body, label %exit
body:
  %address = getelementptr inbounds nuw ptr, ptr %m, i32 %i
  %row = load ptr, ptr %address
  %row.i = call ptr @min_caml_create_array(i32 7, i32 0)
  store ptr %row.i, ptr %address
  %next = add i32 %i, 1
  br label %loop
exit:
  ret void
}
; CHECK-LABEL: Function 'every_second':
; CHECK: %row: %dummy of 'every_second', %row.i of 'every_second', length [0, 7]
define void @every_second() {
entry:
  %dummy = call ptr @min_caml_create_array(i32 0, i32 0)
  %m = call ptr @min_caml_create_pointer_array(i32 6, ptr %dummy)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %less = icmp slt i32 %i, 6
  br i1 %less, label %body, label %exit
body:
  %row.i = call ptr @min_caml_create_array(i32 7, i32 0)
  %address = getelementptr inbounds nuw ptr, ptr %m, i32 %i
  store ptr %row.i, ptr %address
  %next = add i32 %i, 2
  br label %loop
exit:
  %row = load ptr, ptr %m
  ret void
}

; A path around the loop; a step that is sometimes left out.
; CHECK-LABEL: Function 'around':
; CHECK: %row: %dummy of 'around', %row.i of 'around', length [0, 7]
define void @around(i1 %c, i1 %d) {
entry:
  %dummy = call ptr @min_caml_create_array(i32 0, i32 0)
  %m = call ptr @min_caml_create_pointer_array(i32 5, ptr %dummy)
  br i1 %c, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %less = icmp slt i32 %i, 5
  br i1 %less, label %body, label %exit
body:
  %row.i = call ptr @min_caml_create_array(i32 7, i32 0)
  %address = getelementptr inbounds nuw ptr, ptr %m, i32 %i
  store ptr %row.i, ptr %address
  %next = add i32 %i, 1
  br label %loop
exit:
  %row = load ptr, ptr %m
  ret void
}
; CHECK-LABEL: Function 'sometimes':
; CHECK: %row: %dummy of 'sometimes', %row.i of 'sometimes', length [0, 7]
define void @sometimes(i1 %c) {
entry:
  %dummy = call ptr @min_caml_create_array(i32 0, i32 0)
  %m = call ptr @min_caml_create_pointer_array(i32 5, ptr %dummy)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %less = icmp slt i32 %i, 5
  br i1 %less, label %body, label %exit
body:
  br i1 %c, label %fill, label %latch
fill:
  %row.i = call ptr @min_caml_create_array(i32 7, i32 0)
  %address = getelementptr inbounds nuw ptr, ptr %m, i32 %i
  store ptr %row.i, ptr %address
  br label %latch
latch:
  %next = add i32 %i, 1
  br label %loop
exit:
  %row = load ptr, ptr %m
  ret void
}

; Another function may read the variable that has the array.
; CHECK-LABEL: Function 'published':
; CHECK: %row: %dummy of 'published', %row.i of 'published', length [0, 7]
define void @published() {
entry:
  %dummy = call ptr @min_caml_create_array(i32 0, i32 0)
  %m = call ptr @min_caml_create_pointer_array(i32 5, ptr %dummy)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %less = icmp slt i32 %i, 5
  br i1 %less, label %body, label %exit
body:
  call void @foreign()
  store ptr %m, ptr @other.variable
  %row.i = call ptr @min_caml_create_array(i32 7, i32 0)
  %address = getelementptr inbounds nuw ptr, ptr %m, i32 %i
  store ptr %row.i, ptr %address
  %next = add i32 %i, 1
  br label %loop
exit:
  %row = load ptr, ptr %m
  ret void
}

; Made again in a loop: the phi node has the one from the iteration before.
; CHECK-LABEL: Function 'before':
; CHECK: %row: %dummy of 'before', %row.0 of 'before', length [0, 7]
define void @before(i1 %c) {
entry:
  %dummy = call ptr @min_caml_create_array(i32 0, i32 0)
  %other = call ptr @min_caml_create_pointer_array(i32 1, ptr %dummy)
  br label %loop
loop:
  %last = phi ptr [ %other, %entry ], [ %m, %loop ]
  %row = load ptr, ptr %last
  %m = call ptr @min_caml_create_pointer_array(i32 1, ptr %dummy)
  br i1 %c, label %loop, label %exit
exit:
  %row.0 = call ptr @min_caml_create_array(i32 7, i32 0)
  store ptr %row.0, ptr %m
  store ptr %row.0, ptr %other
  ret void
}
