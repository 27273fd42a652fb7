; In a loop, the base of an address is kept at the call, and LLVM's machine passes do not
; move the FAKE_USE that does so: here the base is not used after %shifted is computed.
;
; RUN: %opt -passes=mincaml-garbage-collection -S %s -o %t.ll
; RUN: FileCheck --check-prefix=IR %s < %t.ll
; RUN: %llc -mtriple=sparc-unknown-linux-gnu -stop-before=greedy %t.ll -o - | FileCheck %s
; RUN: %llc -mtriple=sparcv9-unknown-linux-gnu -stop-before=greedy %t.ll -o - | FileCheck %s
; RUN: %llc -mtriple=x86_64-unknown-linux-gnu -stop-before=greedy %t.ll -o - | FileCheck %s

declare ptr @min_caml_allocate(i32)

define void @min_caml_start() {
  ret void
}

; IR-LABEL: define void @fill(
; IR: call ptr @min_caml_allocate(
; IR-NEXT: call void (...) @llvm.fake.use(ptr %a)
; CHECK-LABEL: name: fill
; CHECK: bb.{{[0-9]}}.loop:
; CHECK-NOT: {{^}}  bb.
; CHECK: min_caml_allocate
; CHECK-NOT: {{^}}  bb.
; CHECK: FAKE_USE
define void @fill(ptr %a, i32 %n) {
entry:
  %shifted = getelementptr i8, ptr %a, i32 -8000000
  br label %loop

loop:
  %i = phi i32 [ 2000000, %entry ], [ %next, %loop ]
  %object = call ptr @min_caml_allocate(i32 8)
  %element = getelementptr i32, ptr %shifted, i32 %i
  store i32 0, ptr %element
  %next = add i32 %i, 1
  %ends = icmp eq i32 %next, %n
  br i1 %ends, label %exit, label %loop

exit:
  ret void
}
