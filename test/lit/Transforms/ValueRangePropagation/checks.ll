; Bounds checks that ranges and lengths decide.
; RUN: %opt -passes='mincaml-vrp' -verify-each -S %s | FileCheck %s

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare noalias nonnull ptr @min_caml_create_array(i32, i32)
declare void @min_caml_fail_bounds(i32, i32) noreturn
declare i32 @read()

; A loop to the length of the array: the index is below it.
; CHECK-LABEL: @loop(
; CHECK: body:
; CHECK-NOT: load i32, ptr %length.address
; CHECK: br i1 false, label %fail, label %ok
define void @loop() {
entry:
  %a = call ptr @min_caml_create_array(i32 20, i32 0)
  %length.address = getelementptr i8, ptr %a, i32 -4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %ok ]
  %less = icmp slt i32 %i, 20
  br i1 %less, label %body, label %exit
body:
  %length = load i32, ptr %length.address
  %outside = icmp uge i32 %i, %length
  br i1 %outside, label %fail, label %ok
fail:
  call void @min_caml_fail_bounds(i32 %i, i32 %length)
  unreachable
ok:
  %address = getelementptr inbounds i32, ptr %a, i32 %i
  store i32 1, ptr %address
  %next = add i32 %i, 1
  br label %loop
exit:
  ret void
}

; One more than the length: the check stays.
; CHECK-LABEL: @off_by_one(
; CHECK: %outside = icmp uge i32 %i, 20
; CHECK-NEXT: br i1 %outside
define void @off_by_one() {
entry:
  %a = call ptr @min_caml_create_array(i32 20, i32 0)
  %length.address = getelementptr i8, ptr %a, i32 -4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %ok ]
  %less = icmp sle i32 %i, 20
  br i1 %less, label %body, label %exit
body:
  %length = load i32, ptr %length.address
  %outside = icmp uge i32 %i, %length
  br i1 %outside, label %fail, label %ok
fail:
  call void @min_caml_fail_bounds(i32 %i, i32 %length)
  unreachable
ok:
  %address = getelementptr inbounds i32, ptr %a, i32 %i
  store i32 1, ptr %address
  %next = add i32 %i, 1
  br label %loop
exit:
  ret void
}

; Two arrays behind one phi node: the shorter one counts, for constant indices
; and for the others.
; CHECK-LABEL: @either(
; CHECK: br i1 false, label %fail, label %two
; CHECK: %c3 = icmp ule i32 %length, 3
; CHECK-NEXT: br i1 %c3
define i32 @either(i1 %c) {
entry:
  br i1 %c, label %long, label %short
long:
  %a = call ptr @min_caml_create_array(i32 5, i32 0)
  br label %join
short:
  %b = call ptr @min_caml_create_array(i32 3, i32 0)
  br label %join
join:
  %p = phi ptr [ %a, %long ], [ %b, %short ]
  %length.address = getelementptr i8, ptr %p, i32 -4
  %length = load i32, ptr %length.address
  %c2 = icmp ule i32 %length, 2
  br i1 %c2, label %fail, label %two
two:
  %c3 = icmp ule i32 %length, 3
  br i1 %c3, label %fail, label %three
three:
  ret i32 1
fail:
  ret i32 0
}

; Indices that wrap: i + 1 after i < 20 can be negative only if i was; 2 * i of
; any i can be anything.
; CHECK-LABEL: @wraps(
; CHECK: br i1 %in, label %checked, label %out
; CHECK: %outside = icmp uge i32 %twice, 20
; CHECK: br i1 %outside
; CHECK: %outside2 = icmp uge i32 %next, 20
; CHECK: br i1 %outside2
define void @wraps() {
entry:
  %a = call ptr @min_caml_create_array(i32 20, i32 0)
  %length.address = getelementptr i8, ptr %a, i32 -4
  %length = load i32, ptr %length.address
  %i = call i32 @read()
  %in = icmp slt i32 %i, 10
  br i1 %in, label %checked, label %out
checked:
  %twice = mul i32 %i, 2
  %outside = icmp uge i32 %twice, %length
  br i1 %outside, label %out, label %ok
ok:
  %next = add i32 %i, 1
  %outside2 = icmp uge i32 %next, %length
  br i1 %outside2, label %out, label %ok2
ok2:
  ret void
out:
  ret void
}

; An index in a narrower type: 200 is -56 as a signed byte.
; CHECK-LABEL: @narrow(
; CHECK: %outside = icmp uge i32 %index, 201
; CHECK-NEXT: br i1 %outside
; CHECK: br i1 false, label %out, label %ok2
define void @narrow() {
entry:
  %a = call ptr @min_caml_create_array(i32 201, i32 0)
  %length.address = getelementptr i8, ptr %a, i32 -4
  %length = load i32, ptr %length.address
  %i = call i32 @read()
  %in = icmp ule i32 %i, 200
  br i1 %in, label %small, label %out
small:
  %byte = trunc i32 %i to i8
  %index = sext i8 %byte to i32
  %outside = icmp uge i32 %index, %length
  br i1 %outside, label %out, label %ok
ok:
  %unsigned = zext i8 %byte to i32
  %masked = and i32 %unsigned, 127
  %outside2 = icmp uge i32 %masked, %length
  br i1 %outside2, label %out, label %ok2
ok2:
  ret void
out:
  ret void
}

; A loop that is entered zero times: after it the index is 0, and the array has
; no element 0.
; CHECK-LABEL: @empty(
; CHECK: br i1 true, label %fail, label %ok
define void @empty() {
entry:
  %a = call ptr @min_caml_create_array(i32 0, i32 0)
  %length.address = getelementptr i8, ptr %a, i32 -4
  %length = load i32, ptr %length.address
  %outside = icmp uge i32 0, %length
  br i1 %outside, label %fail, label %ok
fail:
  call void @min_caml_fail_bounds(i32 0, i32 %length)
  unreachable
ok:
  ret void
}
