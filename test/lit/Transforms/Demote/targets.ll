; Slots in the address space for them; pointers of no fixed representation, and
; results of callbr, stay.
; RUN: %opt -S -verify-each -passes='mincaml-demote' %s | FileCheck %s

target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
; CHECK-LABEL: define {{.*}}@k(
; CHECK-NEXT:  e:
; CHECK-NEXT:    %v.slot = alloca i32, align 4, addrspace(5)
; CHECK-NEXT:    %p.phi = alloca i32, align 4, addrspace(5)
; CHECK-NEXT:    %v = add i32 %n, 1
; CHECK-NEXT:    store i32 %v, ptr addrspace(5) %v.slot, align 4
; CHECK-NEXT:    %g = getelementptr i8, ptr addrspace(7) %f, i32 4
; CHECK-NEXT:    store i32 %v, ptr addrspace(5) %p.phi, align 4
; CHECK-NEXT:    br i1 %c, label %a, label %b
; CHECK-EMPTY:
; CHECK-NEXT:  a:
; CHECK-NEXT:    store i32 5, ptr addrspace(5) %p.phi, align 4
; CHECK-NEXT:    br label %b
; CHECK-EMPTY:
; CHECK-NEXT:  b:
; CHECK-NEXT:    %p = load i32, ptr addrspace(5) %p.phi, align 4
; CHECK-NEXT:    store i32 %p, ptr addrspace(1) %o, align 4
; CHECK-NEXT:    %v1 = load i32, ptr addrspace(5) %v.slot, align 4
; CHECK-NEXT:    store i32 %v1, ptr addrspace(7) %g, align 4
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @k(i1 %c, ptr addrspace(7) %f, i32 %n, ptr addrspace(1) %o) {
e:
  %v = add i32 %n, 1
  %g = getelementptr i8, ptr addrspace(7) %f, i32 4
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i32 [ %v, %e ], [ 5, %a ]
  store i32 %p, ptr addrspace(1) %o
  store i32 %v, ptr addrspace(7) %g
  ret void
}
; CHECK-LABEL: define {{.*}}@cb(
; CHECK-NEXT:  e:
; CHECK-NEXT:    %v.slot = alloca i32, align 4, addrspace(5)
; CHECK-NEXT:    %p2.phi = alloca i32, align 4, addrspace(5)
; CHECK-NEXT:    %v = add i32 %x, 1
; CHECK-NEXT:    store i32 %v, ptr addrspace(5) %v.slot, align 4
; CHECK-NEXT:    store i32 %v, ptr addrspace(5) %p2.phi, align 4
; CHECK-NEXT:    %r = callbr i32 asm "", "=r,r,!i"(i32 %v)
; CHECK-NEXT:            to label %d [label %ind]
; CHECK-EMPTY:
; CHECK-NEXT:  d:
; CHECK-NEXT:    %p = phi i32 [ %r, %e ], [ 0, %x1 ]
; CHECK-NEXT:    call void @u(i32 %p)
; CHECK-NEXT:    ret void
; CHECK-EMPTY:
; CHECK-NEXT:  ind:
; CHECK-NEXT:    %p2 = load i32, ptr addrspace(5) %p2.phi, align 4
; CHECK-NEXT:    call void @u(i32 %p2)
; CHECK-NEXT:    br label %x1
; CHECK-EMPTY:
; CHECK-NEXT:  x1:
; CHECK-NEXT:    %v1 = load i32, ptr addrspace(5) %v.slot, align 4
; CHECK-NEXT:    call void @u(i32 %v1)
; CHECK-NEXT:    br label %d
; CHECK-NEXT:  }
define void @cb(i32 %x) {
e:
  %v = add i32 %x, 1
  %r = callbr i32 asm "", "=r,r,!i"(i32 %v) to label %d [label %ind]
d:
  %p = phi i32 [ %r, %e ], [ 0, %x1 ]
  call void @u(i32 %p)
  ret void
ind:
  %p2 = phi i32 [ %v, %e ]
  call void @u(i32 %p2)
  br label %x1
x1:
  call void @u(i32 %v)
  br label %d
}
declare void @u(i32)
