; Lengths that are not constant: comparisons that earlier ones decide.
; Twice: the first run replaces the lengths.
; RUN: %opt -passes='mincaml-vrp,mincaml-vrp' -verify-each -S %s | FileCheck %s

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare noalias nonnull ptr @min_caml_create_array(i32, i32)
declare void @foreign(ptr)

; The length is what the array was made with, and the loop ends there.
; CHECK-LABEL: @loop(
; CHECK: body:
; CHECK: br i1 false, label %fail, label %ok
define void @loop(i32 noundef %n) {
entry:
  %a = call ptr @min_caml_create_array(i32 %n, i32 0)
  %length.address = getelementptr i8, ptr %a, i32 -4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %ok ]
  %less = icmp slt i32 %i, %n
  br i1 %less, label %body, label %exit
body:
  %length = load i32, ptr %length.address
  %outside = icmp uge i32 %i, %length
  br i1 %outside, label %fail, label %ok
ok:
  %address = getelementptr inbounds nuw i32, ptr %a, i32 %i
  store i32 1, ptr %address
  %next = add i32 %i, 1
  br label %loop
fail:
  ret void
exit:
  ret void
}

; A size that is another array's length, which is replaced as well.
; CHECK-LABEL: @copy(
; CHECK: %b = call ptr @min_caml_create_array(i32 %n, i32 0)
; CHECK: ret i32 %n
define i32 @copy(i32 noundef %n) {
  %a = call ptr @min_caml_create_array(i32 %n, i32 0)
  %length.address = getelementptr i8, ptr %a, i32 -4
  %length = load i32, ptr %length.address
  %b = call ptr @min_caml_create_array(i32 %length, i32 0)
  %length.address2 = getelementptr i8, ptr %b, i32 -4
  %length2 = load i32, ptr %length.address2
  ret i32 %length2
}

; An index that may be negative; a length that another module may write; a
; comparison that is not strict. In between, one that is false on this edge.
; CHECK-LABEL: @not_decided(
; CHECK: %c1 = icmp uge i32 %i, %n
; CHECK-NEXT: br i1 %c1
; CHECK: %length2 = load i32
; CHECK: br i1 false, label %out, label %five
; CHECK: %c4 = icmp ult i32 %k, %n
; CHECK-NEXT: br i1 %c4
define void @not_decided(i32 noundef %n, i32 %i, i32 %x, i32 %y) {
entry:
  %a = call ptr @min_caml_create_array(i32 %n, i32 0)
  %length.address = getelementptr i8, ptr %a, i32 -4
  %length = load i32, ptr %length.address
  %less = icmp slt i32 %i, %n
  br i1 %less, label %one, label %out
one:
  %c1 = icmp uge i32 %i, %length
  br i1 %c1, label %out, label %two
two:
  %escaped = call ptr @min_caml_create_array(i32 %n, i32 0)
  call void @foreign(ptr %escaped)
  %length.address2 = getelementptr i8, ptr %escaped, i32 -4
  %length2 = load i32, ptr %length.address2
  %c2 = icmp eq i32 %length2, 7
  br i1 %c2, label %three, label %out
three:
  %j = and i32 %x, 1023
  %less3 = icmp slt i32 %j, %n
  br i1 %less3, label %out, label %other
other:
  %positive = icmp sgt i32 %n, 0
  br i1 %positive, label %four, label %out
four:
  %k = and i32 %y, 1023
  %c3 = icmp ult i32 %j, %n
  br i1 %c3, label %out, label %five
five:
  %less4 = icmp sle i32 %k, %n
  br i1 %less4, label %six, label %out
six:
  %c4 = icmp ult i32 %k, %n
  br i1 %c4, label %out, label %seven
seven:
  ret void
out:
  ret void
}

; Differences: c - w is at least 0 after c >= w, unless it wraps.
; CHECK-LABEL: @differences(
; CHECK: call void @use(i1 true, i1 %c2)
declare void @use(i1, i1)
define void @differences(i32 %x, i32 %y, i32 %z) {
entry:
  %c = and i32 %x, 1023
  %w = and i32 %y, 1023
  %ge = icmp sge i32 %c, %w
  br i1 %ge, label %in, label %out
in:
  %difference = sub i32 %c, %w
  %c1 = icmp ult i32 %difference, 1024
  %ge2 = icmp sge i32 %x, %z
  br i1 %ge2, label %in2, label %out
in2:
  %difference2 = sub i32 %x, %z
  %c2 = icmp sge i32 %difference2, 0
  call void @use(i1 %c1, i1 %c2)
  ret void
out:
  ret void
}

; x - x / c * c is a remainder.
; CHECK-LABEL: @remainders(
; CHECK: call void @use(i1 true, i1 %c2)
define void @remainders(i32 %x, i32 %y) {
  %positive = and i32 %x, 1048575
  %quotient = sdiv i32 %positive, 100
  %product = mul i32 %quotient, 100
  %rest = sub i32 %positive, %product
  %c1 = icmp ult i32 %rest, 100
  %quotient2 = sdiv i32 %y, 100
  %product2 = mul i32 %quotient2, 100
  %rest2 = sub i32 %y, %product2
  %c2 = icmp ult i32 %rest2, 100
  call void @use(i1 %c1, i1 %c2)
  ret void
}
