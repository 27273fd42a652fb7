; With the option, tail-recursive functions over float arrays are not unrolled, so
; that LLVM can vectorize them; others are unrolled.
; RUN: %opt -passes='mincaml-inline<threshold=50;vector-loops>' -verify-each -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-inline<threshold=50>' -verify-each -S %s | FileCheck %s --check-prefix=UNROLLED
; RUN: %opt -passes='mincaml-inline<threshold=50;vector-loops>' -pass-remarks-missed=mincaml-inline -disable-output %s 2>&1 | FileCheck %s --check-prefix=REMARK
; REMARK: scale is not inlined into scale: it is turned into a loop that LLVM may vectorize
; REMARK: scale is not inlined into caller: it is turned into a loop that LLVM may vectorize

declare void @print(i32)
declare void @fail() noreturn

; CHECK-LABEL: define internal void @scale(
; CHECK: store double
; CHECK-NOT: store double
; UNROLLED-LABEL: define internal void @scale(
; UNROLLED-COUNT-2: store double
define internal void @scale(ptr %a, i32 %i, i32 %n) {
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %inside = icmp ult i32 %i, 100
  br i1 %inside, label %ok, label %outside
outside:
  call void @fail()
  unreachable
ok:
  %address = getelementptr inbounds nuw double, ptr %a, i32 %i
  %x = load double, ptr %address
  %y = fmul double %x, 2.0
  store double %y, ptr %address
  %next = add i32 %i, 1
  call void @scale(ptr %a, i32 %next, i32 %n)
  ret void
done:
  ret void
}

; Integers, another call, and a recursion that is not a tail call.
; CHECK-LABEL: define internal void @integers(
; CHECK-COUNT-2: store i32
define internal void @integers(ptr %a, i32 %i, i32 %n) {
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %address = getelementptr inbounds nuw i32, ptr %a, i32 %i
  store i32 %i, ptr %address
  %next = add i32 %i, 1
  call void @integers(ptr %a, i32 %next, i32 %n)
  ret void
done:
  ret void
}

; CHECK-LABEL: define internal void @prints(
; CHECK-COUNT-2: call void @print(
define internal void @prints(ptr %a, i32 %i, i32 %n) {
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %address = getelementptr inbounds nuw double, ptr %a, i32 %i
  store double 1.0, ptr %address
  call void @print(i32 %i)
  %next = add i32 %i, 1
  call void @prints(ptr %a, i32 %next, i32 %n)
  ret void
done:
  ret void
}

; CHECK-LABEL: define internal i32 @counts(
; CHECK-COUNT-2: store double
define internal i32 @counts(ptr %a, i32 %i, i32 %n) {
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %address = getelementptr inbounds nuw double, ptr %a, i32 %i
  store double 1.0, ptr %address
  %next = add i32 %i, 1
  %rest = call i32 @counts(ptr %a, i32 %next, i32 %n)
  %count = add i32 %rest, 1
  ret i32 %count
done:
  ret i32 0
}

define void @caller(ptr %a, i32 %n) {
  call void @scale(ptr %a, i32 0, i32 %n)
  call void @integers(ptr %a, i32 0, i32 %n)
  call void @prints(ptr %a, i32 0, i32 %n)
  %count = call i32 @counts(ptr %a, i32 0, i32 %n)
  ret void
}
