; RUN: %opt -S -verify-each -passes='mincaml-demote' %s | FileCheck %s

; CHECK-LABEL: define {{.*}}@types(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %gep.slot = alloca ptr addrspace(3), align 8
; CHECK-NEXT:    %odd.slot = alloca i37, align 8
; CHECK-NEXT:    %phi.phi = alloca { i1, <3 x i1>, [2 x double] }, align 8
; CHECK-NEXT:    %agg = insertvalue { i1, <3 x i1>, [2 x double] } %a, i1 true, 0
; CHECK-NEXT:    %gep = getelementptr i8, ptr addrspace(3) %p, i32 4
; CHECK-NEXT:    store ptr addrspace(3) %gep, ptr %gep.slot, align 8
; CHECK-NEXT:    %odd = zext i1 %c to i37
; CHECK-NEXT:    store i37 %odd, ptr %odd.slot, align 8
; CHECK-NEXT:    store { i1, <3 x i1>, [2 x double] } %agg, ptr %phi.phi, align 8
; CHECK-NEXT:    br i1 %c, label %a1, label %b1
; CHECK-EMPTY:
; CHECK-NEXT:  a1:
; CHECK-NEXT:    %odd1 = load i37, ptr %odd.slot, align 8
; CHECK-NEXT:    %gep2 = load ptr addrspace(3), ptr %gep.slot, align 8
; CHECK-NEXT:    store i37 %odd1, ptr addrspace(3) %gep2, align 4
; CHECK-NEXT:    store { i1, <3 x i1>, [2 x double] } poison, ptr %phi.phi, align 8
; CHECK-NEXT:    br label %b1
; CHECK-EMPTY:
; CHECK-NEXT:  b1:
; CHECK-NEXT:    %phi = load { i1, <3 x i1>, [2 x double] }, ptr %phi.phi, align 8
; CHECK-NEXT:    ret { i1, <3 x i1>, [2 x double] } %phi
; CHECK-NEXT:  }
define { i1, <3 x i1>, [2 x double] } @types({ i1, <3 x i1>, [2 x double] } %a, ptr addrspace(3) %p, i1 %c) {
entry:
  %agg = insertvalue { i1, <3 x i1>, [2 x double] } %a, i1 true, 0
  %gep = getelementptr i8, ptr addrspace(3) %p, i32 4
  %odd = zext i1 %c to i37
  br i1 %c, label %a1, label %b1

a1:
  store i37 %odd, ptr addrspace(3) %gep
  br label %b1

b1:
  %phi = phi { i1, <3 x i1>, [2 x double] } [ %agg, %entry ], [ poison, %a1 ]
  ret { i1, <3 x i1>, [2 x double] } %phi
}
