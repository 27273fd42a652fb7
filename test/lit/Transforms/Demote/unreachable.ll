; RUN: %opt -S -verify-each -passes='mincaml-demote' %s | FileCheck %s

; CHECK-LABEL: define {{.*}}@unreachable(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x.slot = alloca <2 x i8>, align 2
; CHECK-NEXT:    %x.phi = alloca <2 x i8>, align 2
; CHECK-NEXT:    ret <2 x i8> undef
; CHECK-EMPTY:
; CHECK-NEXT:  dead:
; CHECK-NEXT:    %x = load <2 x i8>, ptr %x.phi, align 2
; CHECK-NEXT:    store <2 x i8> %x, ptr %x.slot, align 2
; CHECK-NEXT:    store <2 x i8> zeroinitializer, ptr %x.phi, align 2
; CHECK-NEXT:    br i1 %c, label %dead, label %dead2
; CHECK-EMPTY:
; CHECK-NEXT:  dead2:
; CHECK-NEXT:    %x1 = load <2 x i8>, ptr %x.slot, align 2
; CHECK-NEXT:    %y = add <2 x i8> %x1, %x1
; CHECK-NEXT:    store <2 x i8> %y, ptr %x.phi, align 2
; CHECK-NEXT:    br label %dead
; CHECK-NEXT:  }
define <2 x i8> @unreachable(i1 %c) {
entry:
  ret <2 x i8> undef

dead:
  %x = phi <2 x i8> [ %y, %dead2 ], [ zeroinitializer, %dead ]
  br i1 %c, label %dead, label %dead2

dead2:
  %y = add <2 x i8> %x, %x
  br label %dead
}
