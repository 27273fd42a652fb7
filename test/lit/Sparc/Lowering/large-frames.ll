; Frames and offsets beyond simm13: sizes and offsets are made in %g1, and the
; check follows them.
; RUN: %llc -mincaml-check-sparc -mtriple=sparc-unknown-linux-gnu -mcpu=v8 %s -o - | FileCheck %s
; RUN: %llc -mincaml-check-sparc -mtriple=sparc-unknown-linux-gnu -mcpu=v8 -O0 %s -o /dev/null
; RUN: %llc -mincaml-check-sparc -mtriple=sparcv9-unknown-linux-gnu %s -o - | FileCheck %s --check-prefix=V9
; RUN: %llc -mincaml-check-sparc -mtriple=sparcv9-unknown-linux-gnu -O0 %s -o /dev/null

declare void @use(ptr, ptr)

; The largest frame that save can make.
; CHECK-LABEL: {{^}}just_inside:
; CHECK: save %sp, -4096, %sp
define void @just_inside() {
  %a = alloca [4000 x i8], align 8
  call void @use(ptr %a, ptr %a)
  ret void
}

; CHECK-LABEL: {{^}}beyond:
; CHECK: sethi 4, %g1
; CHECK-NEXT: xor %g1, -8, %g1
; CHECK-NEXT: save %sp, %g1, %sp
; V9-LABEL: {{^}}beyond:
; V9: sethi 4, %g1
; V9-NEXT: xor %g1, -96, %g1
; V9-NEXT: save %sp, %g1, %sp
define void @beyond() {
  %a = alloca [4008 x i8], align 8
  call void @use(ptr %a, ptr %a)
  ret void
}

; An offset from %fp that does not fit either.
; CHECK-LABEL: {{^}}far:
; CHECK: save %sp, %g1, %sp
; CHECK: xor %g1, {{-?[0-9]+}}, %g1
; CHECK-NEXT: add %g1, %fp, %g1
define i32 @far(i32 %x) {
  %a = alloca [20000 x i8], align 8
  %b = alloca [20000 x i8], align 8
  store volatile i32 %x, ptr %a
  store volatile i32 %x, ptr %b
  call void @use(ptr %a, ptr %b)
  %y = load volatile i32, ptr %b
  ret i32 %y
}

; A leaf procedure moves %sp there and back.
; CHECK-LABEL: {{^}}leaf:
; CHECK-NOT: save
; CHECK: add %sp, %g1, %sp
; CHECK: add %sp, %g1, %sp
define i32 @leaf(i32 %x) {
  %a = alloca [20000 x i8], align 8
  %p = getelementptr i8, ptr %a, i32 10000
  store volatile i32 %x, ptr %p
  %y = load volatile i32, ptr %p
  ret i32 %y
}

; Of dynamic size.
; CHECK-LABEL: {{^}}dynamic:
; CHECK: and %{{.*}}, -8, %
; V9-LABEL: {{^}}dynamic:
; V9: sub %sp, %
define void @dynamic(i32 %n) {
  %a = alloca i8, i32 %n, align 8
  %b = alloca [10000 x i8], align 8
  call void @use(ptr %a, ptr %b)
  ret void
}

; Only what is of dynamic size: room for arguments is made at the call. The
; checks cannot prove it, and do not call it a violation.
; RUN: %llc -mincaml-check-sparc=all -mtriple=sparcv9-unknown-linux-gnu %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=ROOM
; RUN: %llc -mtriple=sparcv9-unknown-linux-gnu -filetype=obj %s -o %t.o
; RUN: sparc-lint --unproved %t.o | FileCheck %s --check-prefix=ROOM
; ROOM: unproved: in room {{.*}}128 bytes, unless each call allocates the rest of 176 [SPL019]
; V9-LABEL: {{^}}room:
; V9: save %sp, -128, %sp
; V9: add %sp, -48, %sp
; V9-NEXT: call use
define void @room(i64 %n) {
  %a = alloca i8, i64 %n, align 16
  call void @use(ptr %a, ptr %a)
  ret void
}
