; Phi nodes become assignments in the predecessors.
; RUN: %opt -S -verify-each -passes='mincaml-demote' %s | FileCheck %s
; RUN: %opt -S -passes=mincaml-demote <%s >%t.once
; RUN: %opt -S -passes=mincaml-demote <%t.once >%t.twice
; RUN: cmp %t.once %t.twice

; The lost copy: %x is used after %i's slot got its next value.
; CHECK-LABEL: define {{.*}}@lost_copy(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %i.slot = alloca i32, align 4
; CHECK-NEXT:    %i.phi = alloca i32, align 4
; CHECK-NEXT:    store i32 0, ptr %i.phi, align 4
; CHECK-NEXT:    br label %loop
; CHECK-EMPTY:
; CHECK-NEXT:  loop:
; CHECK-NEXT:    %i = load i32, ptr %i.phi, align 4
; CHECK-NEXT:    store i32 %i, ptr %i.slot, align 4
; CHECK-NEXT:    %next = add i32 %i, 1
; CHECK-NEXT:    %done = icmp eq i32 %next, %n
; CHECK-NEXT:    store i32 %next, ptr %i.phi, align 4
; CHECK-NEXT:    br i1 %done, label %exit, label %loop
; CHECK-EMPTY:
; CHECK-NEXT:  exit:
; CHECK-NEXT:    %i1 = load i32, ptr %i.slot, align 4
; CHECK-NEXT:    ret i32 %i1
; CHECK-NEXT:  }
define i32 @lost_copy(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret i32 %i
}

; The swap: operands of phi nodes are read before any of them is written.
; CHECK-LABEL: define {{.*}}@swap(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %a.slot = alloca i32, align 4
; CHECK-NEXT:    %a.phi = alloca i32, align 4
; CHECK-NEXT:    %b.phi = alloca i32, align 4
; CHECK-NEXT:    store i32 %x, ptr %a.phi, align 4
; CHECK-NEXT:    store i32 %y, ptr %b.phi, align 4
; CHECK-NEXT:    br label %loop
; CHECK-EMPTY:
; CHECK-NEXT:  loop:
; CHECK-NEXT:    %b = load i32, ptr %b.phi, align 4
; CHECK-NEXT:    %a = load i32, ptr %a.phi, align 4
; CHECK-NEXT:    store i32 %a, ptr %a.slot, align 4
; CHECK-NEXT:    store i32 %b, ptr %a.phi, align 4
; CHECK-NEXT:    store i32 %a, ptr %b.phi, align 4
; CHECK-NEXT:    br i1 %c, label %exit, label %loop
; CHECK-EMPTY:
; CHECK-NEXT:  exit:
; CHECK-NEXT:    %a1 = load i32, ptr %a.slot, align 4
; CHECK-NEXT:    ret i32 %a1
; CHECK-NEXT:  }
define i32 @swap(i1 %c, i32 %x, i32 %y) {
entry:
  br label %loop

loop:
  %a = phi i32 [ %x, %entry ], [ %b, %loop ]
  %b = phi i32 [ %y, %entry ], [ %a, %loop ]
  br i1 %c, label %exit, label %loop

exit:
  ret i32 %a
}

; CHECK-LABEL: define {{.*}}@switch(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %p.phi = alloca i32, align 4
; CHECK-NEXT:    %v = mul i32 %n, %n
; CHECK-NEXT:    store i32 %v, ptr %p.phi, align 4
; CHECK-NEXT:    switch i32 %n, label %a [
; CHECK-NEXT:      i32 0, label %b
; CHECK-NEXT:      i32 1, label %b
; CHECK-NEXT:    ]
; CHECK-EMPTY:
; CHECK-NEXT:  a:
; CHECK-NEXT:    store i32 1, ptr %p.phi, align 4
; CHECK-NEXT:    br label %b
; CHECK-EMPTY:
; CHECK-NEXT:  b:
; CHECK-NEXT:    %p = load i32, ptr %p.phi, align 4
; CHECK-NEXT:    ret i32 %p
; CHECK-NEXT:  }
define i32 @switch(i32 %n) {
entry:
  %v = mul i32 %n, %n
  switch i32 %n, label %a [ i32 0, label %b
                            i32 1, label %b ]

a:
  br label %b

b:
  %p = phi i32 [ %v, %entry ], [ %v, %entry ], [ 1, %a ]
  ret i32 %p
}
