; A value stored right before the call and loaded at the start becomes a phi node.
; RUN: %opt -passes=mincaml-tailrec,verify -S %s | FileCheck %s

@area = internal global [16 x i8] zeroinitializer, align 8
@other = global i32 0
@array = global [4 x i32] zeroinitializer
declare void @effect()
declare void @prints() memory(inaccessiblemem: readwrite)

; The first is put back as it was, the second changes.
; CHECK-LABEL: define internal i32 @parameters(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %a = load double, ptr @area
; CHECK-NEXT:    %b = load i32, ptr getelementptr inbounds (i8, ptr @area, i64 8)
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %[[B:.*]] = phi i32 [ %b, %entry ], [ %b2, %again ]
; CHECK-NEXT:    %b2 = add i32 %[[B]], 1
; CHECK-NEXT:    call void @prints()
; CHECK-NEXT:    fcmp olt double %a
; CHECK:       again:
; CHECK-NEXT:    store i32 %b2
; CHECK-NEXT:    br label %loop
define internal i32 @parameters(double %x) {
entry:
  %a = load double, ptr @area, !noundef !0
  %b = load i32, ptr getelementptr inbounds (i8, ptr @area, i64 8)
  %b2 = add i32 %b, 1
  call void @prints()
  %c = fcmp olt double %a, %x
  br i1 %c, label %again, label %end
again:
  store double %a, ptr @area
  store i32 %b2, ptr getelementptr inbounds (i8, ptr @area, i64 8)
  %r = musttail call i32 @parameters(double %x)
  ret i32 %r
end:
  ret i32 %b
}

; A call in the loop may change the area, so that putting back is necessary.
; CHECK-LABEL: define internal void @clobbered(
; CHECK:         %a = load i32, ptr @area
; CHECK:       loop:
; CHECK-NEXT:    call void @effect()
; CHECK-NEXT:    store i32 %a, ptr @area
; CHECK-NEXT:    br label %loop
define internal void @clobbered() {
  %a = load i32, ptr @area
  call void @effect()
  store i32 %a, ptr @area
  musttail call void @clobbered()
  ret void
}

; On the way out it may: that is not in the loop.
; CHECK-LABEL: define internal void @clobbered_outside(
; CHECK:       again:
; CHECK-NEXT:    br label %loop
; CHECK:       end:
; CHECK-NEXT:    store i32 7, ptr @area
; CHECK-NEXT:    call void @effect()
define internal void @clobbered_outside(i32 %n) {
  %a = load i32, ptr @area
  %c = icmp slt i32 %a, %n
  br i1 %c, label %again, label %end
again:
  store i32 %a, ptr @area
  musttail call void @clobbered_outside(i32 %n)
  ret void
end:
  store i32 7, ptr @area
  tail call void @effect()
  ret void
}

; The store of one call is missing.
; CHECK-LABEL: define internal void @one_missing(
; CHECK:       loop:
; CHECK-NEXT:    phi
; CHECK-NEXT:    %a = load i32, ptr @area
define internal void @one_missing(i1 %c) {
  %a = load i32, ptr @area
  br i1 %c, label %x, label %y
x:
  store i32 %a, ptr @area
  musttail call void @one_missing(i1 false)
  ret void
y:
  musttail call void @one_missing(i1 true)
  ret void
}

; Another size, another location, after the store a call.
; CHECK-LABEL: define internal void @other_size(
; CHECK:       loop:
; CHECK-NEXT:    load i32
define internal void @other_size() {
  %a = load i32, ptr @area
  store i16 1, ptr @area
  musttail call void @other_size()
  ret void
}
; CHECK-LABEL: define internal void @overlap(
; CHECK:       loop:
; CHECK-NEXT:    phi
; CHECK-NEXT:    load i32
define internal void @overlap(i32 %n) {
  %a = load i32, ptr @area
  store i32 %n, ptr @area
  store i32 1, ptr getelementptr inbounds (i8, ptr @area, i64 2)
  musttail call void @overlap(i32 %a)
  ret void
}
; CHECK-LABEL: define internal void @call_behind(
; CHECK:       loop:
; CHECK-NEXT:    load i32
define internal void @call_behind() {
  %a = load i32, ptr @area
  store i32 1, ptr @area
  call void @effect()
  musttail call void @call_behind()
  ret void
}
; CHECK-LABEL: define internal void @unknown_behind(
; CHECK:       loop:
; CHECK:         load i32
define internal void @unknown_behind(i64 %i) {
  %a = load i32, ptr @array
  store i32 1, ptr @array
  %p = getelementptr i32, ptr @array, i64 %i
  store i32 2, ptr %p
  musttail call void @unknown_behind(i64 3)
  ret void
}

; The load is not what happens first.
; CHECK-LABEL: define internal void @late(
; CHECK:       loop:
; CHECK-NEXT:    call void @effect()
; CHECK-NEXT:    load i32
define internal void @late() {
  call void @effect()
  %a = load i32, ptr @area
  store i32 1, ptr @area
  musttail call void @late()
  ret void
}

; Volatile and atomic accesses are left alone.
; CHECK-LABEL: define internal void @volatile(
; CHECK:       loop:
; CHECK-NEXT:    load volatile i32
; CHECK-NEXT:    load atomic i32
; CHECK-NEXT:    store volatile i32
; CHECK-NEXT:    store atomic i32
define internal void @volatile() {
  %a = load volatile i32, ptr @area
  %b = load atomic i32, ptr @other monotonic, align 4
  store volatile i32 %a, ptr @area
  store atomic i32 %b, ptr @other monotonic, align 4
  musttail call void @volatile()
  ret void
}

; Not a fixed address.
; CHECK-LABEL: define internal void @pointer(
; CHECK:       loop:
; CHECK-NEXT:    load i32
define internal void @pointer(ptr %p) {
  %a = load i32, ptr %p
  store i32 %a, ptr %p
  musttail call void @pointer(ptr %p)
  ret void
}

!0 = !{}
