; Loads go before the call, which the return has to follow.
; RUN: %opt -S -verify-each -passes='mincaml-demote' %s | FileCheck %s

declare tailcc i32 @g(i32, i32)

; CHECK-LABEL: define {{.*}}@tail(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %v.slot = alloca i32, align 4
; CHECK-NEXT:    %p.phi = alloca i32, align 4
; CHECK-NEXT:    %v = add i32 %x, 1
; CHECK-NEXT:    store i32 %v, ptr %v.slot, align 4
; CHECK-NEXT:    store i32 %v, ptr %p.phi, align 4
; CHECK-NEXT:    br i1 %c, label %a, label %b
; CHECK-EMPTY:
; CHECK-NEXT:  a:
; CHECK-NEXT:    store i32 5, ptr %p.phi, align 4
; CHECK-NEXT:    br label %b
; CHECK-EMPTY:
; CHECK-NEXT:  b:
; CHECK-NEXT:    %p = load i32, ptr %p.phi, align 4
; CHECK-NEXT:    %v1 = load i32, ptr %v.slot, align 4
; CHECK-NEXT:    %r = musttail call tailcc i32 @g(i32 %p, i32 %v1)
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define tailcc i32 @tail(i1 %c, i32 %x) {
entry:
  %v = add i32 %x, 1
  br i1 %c, label %a, label %b

a:
  br label %b

b:
  %p = phi i32 [ %v, %entry ], [ 5, %a ]
  %r = musttail call tailcc i32 @g(i32 %p, i32 %v)
  ret i32 %r
}
