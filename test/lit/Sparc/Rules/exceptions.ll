; In a landing pad, the values of %i0 and %i1 come from the unwinder and are not
; arguments. A call that throws preserves the window as any other call does.
; RUN: %llc -mincaml-check-sparc -mtriple=sparc-unknown-linux-gnu -mcpu=v8 -O0 %s -o /dev/null
; RUN: %llc -mincaml-check-sparc -mtriple=sparc-unknown-linux-gnu -mcpu=v8 -O2 %s -o - | FileCheck %s
; RUN: %llc -mincaml-check-sparc -mtriple=sparcv9-unknown-linux-gnu -O2 %s -o - | FileCheck %s
; CHECK: call work
; CHECK: call handle

declare i32 @work(i32)
declare i32 @make()
declare void @handle(ptr, i32, i32)
declare i32 @personality(...)

define i32 @f(i32 %x) personality ptr @personality {
  %y = add i32 %x, 1
  %r = invoke i32 @work(i32 %x) to label %good unwind label %pad
good:
  ret i32 %r
pad:
  %e = landingpad { ptr, i32 } cleanup
  %p = extractvalue { ptr, i32 } %e, 0
  %n = extractvalue { ptr, i32 } %e, 1
  call void @handle(ptr %p, i32 %n, i32 %y)
  resume { ptr, i32 } %e
}

; The call of @make does not go to the landing pad, where its result is used.
define void @g() personality ptr @personality {
  %o = call i32 @make()
  %r = invoke i32 @work(i32 %o) to label %good unwind label %pad
good:
  ret void
pad:
  %e = landingpad { ptr, i32 } cleanup
  %p = extractvalue { ptr, i32 } %e, 0
  %n = extractvalue { ptr, i32 } %e, 1
  call void @handle(ptr %p, i32 %n, i32 %o)
  resume { ptr, i32 } %e
}

; The landing pad of the call in which its result gets its register does not need that.
define i32 @h() personality ptr @personality {
  %r = invoke i32 @work(i32 1) to label %good unwind label %pad
good:
  %s = call i32 @work(i32 %r)
  %t = add i32 %r, %s
  ret i32 %t
pad:
  %e = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %e
}
