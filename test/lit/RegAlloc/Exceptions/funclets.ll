; The handlers of exceptions on Windows are functions of their own: entering them
; and returning from them destroys all registers. catchret names its target and
; the funclet of the target.
;
; DEFINE: %{allocator} = greedy
; DEFINE: %{check} = %llc -mincaml-verify-regalloc -regalloc=%{allocator} %t.ll -o - | FileCheck %s
; DEFINE: %{all} = %llc -mincaml-verify-regalloc -O0 %t.ll -o - | FileCheck %s && %{check}
;
; RUN: sed -e '/^;/d; s/SYSTEM/msvc/; s/PERSONALITY/__CxxFrameHandler3/; s/CLAUSE/ptr null, i32 64, ptr null/' %s > %t.ll
; RUN: %{all}
; REDEFINE: %{allocator} = basic
; RUN: %{check}
; REDEFINE: %{allocator} = mincaml
; RUN: %{check}
; REDEFINE: %{allocator} = mincaml-latespill
; RUN: %{check}
; RUN: sed -e '/^;/d; s/SYSTEM/coreclr/; s/PERSONALITY/ProcessCLRException/; s/CLAUSE/i32 5/' %s > %t.ll
; RUN: %{check}
; REDEFINE: %{allocator} = mincaml
; RUN: %{check}
; REDEFINE: %{allocator} = greedy
; RUN: %{all}
;
; CHECK-LABEL: f:
; CHECK: {{retq?}}

target triple = "x86_64-pc-windows-SYSTEM"
declare i32 @PERSONALITY(...)
declare void @may(i32)
declare i32 @get()
define i32 @f(i32 %n, i32 %m) personality ptr @PERSONALITY {
entry:
  %a = call i32 @get()
  invoke void @may(i32 %n) to label %ok unwind label %dispatch
dispatch:
  %cs = catchswitch within none [label %handler] unwind label %clean
handler:
  %p = catchpad within %cs [CLAUSE]
  %c = call i32 @get() [ "funclet"(token %p) ]
  %d = add i32 %c, %a
  invoke void @may(i32 %d) [ "funclet"(token %p) ] to label %back unwind label %clean
back:
  catchret from %p to label %after
clean:
  %q = cleanuppad within none []
  %x = mul i32 %a, %m
  call void @may(i32 %x) [ "funclet"(token %q) ]
  cleanupret from %q unwind to caller
after:
  %e = add i32 %d, %m
  %r = add i32 %e, %a
  ret i32 %r
ok:
  %s = add i32 %a, %m
  ret i32 %s
}
