; Copies that are propagated to a use, by all definitions that reach it.
; RUN: %opt -S -verify-each -passes='mincaml-rd-copyprop' %s | FileCheck %s
; RUN: %opt -S -passes=mincaml-rd-copyprop <%s >%t.once
; RUN: %opt -S -passes=mincaml-rd-copyprop <%t.once >%t.twice
; RUN: cmp %t.once %t.twice

declare void @use(i32)
declare i32 @get()

; s2 is a copy of a copy; both lose all uses.
; CHECK-LABEL: define {{.*}}@chain(
; CHECK-NEXT:    call void @use(i32 %v)
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @chain(i32 %v) {
  %a = alloca i32
  %b = alloca i32
  %c = alloca i32
  store i32 %v, ptr %a
  %1 = load i32, ptr %a
  store i32 %1, ptr %b
  %2 = load i32, ptr %b
  store i32 %2, ptr %c
  %3 = load i32, ptr %c
  call void @use(i32 %3)
  ret void
}

; y is assigned to again before the first use of x, and not before the second.
; CHECK-LABEL: define {{.*}}@redefined(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = alloca i32, align 4
; CHECK-NEXT:    %y = alloca i32, align 4
; CHECK-NEXT:    %one = call i32 @get()
; CHECK-NEXT:    %y1 = add i32 %one, 1
; CHECK-NEXT:    store i32 %y1, ptr %y, align 4
; CHECK-NEXT:    br i1 %c, label %a, label %b
; CHECK-EMPTY:
; CHECK-NEXT:  a:
; CHECK-NEXT:    br label %b
; CHECK-EMPTY:
; CHECK-NEXT:  b:
; CHECK-NEXT:    %y2 = load i32, ptr %y, align 4
; CHECK-NEXT:    store i32 %y2, ptr %x, align 4
; CHECK-NEXT:    %x1 = load i32, ptr %y, align 4
; CHECK-NEXT:    call void @use(i32 %x1)
; CHECK-NEXT:    %y3 = load i32, ptr %y, align 4
; CHECK-NEXT:    %y4 = add i32 %y3, 1
; CHECK-NEXT:    store i32 %y4, ptr %y, align 4
; CHECK-NEXT:    %x2 = load i32, ptr %x, align 4
; CHECK-NEXT:    call void @use(i32 %x2)
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @redefined(i1 %c) {
entry:
  %x = alloca i32
  %y = alloca i32
  %one = call i32 @get()
  %y1 = add i32 %one, 1
  store i32 %y1, ptr %y
  br i1 %c, label %a, label %b

a:
  br label %b

b:
  %y2 = load i32, ptr %y
  store i32 %y2, ptr %x
  %x1 = load i32, ptr %x
  call void @use(i32 %x1)
  %y3 = load i32, ptr %y
  %y4 = add i32 %y3, 1
  store i32 %y4, ptr %y
  %x2 = load i32, ptr %x
  call void @use(i32 %x2)
  ret void
}

; The same definitions of y reach the copy and the use; yet y has changed if the
; loop ran from the assignment to the use.
; CHECK-LABEL: define {{.*}}@same_definitions(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = alloca i32, align 4
; CHECK-NEXT:    %y = alloca i32, align 4
; CHECK-NEXT:    store i32 0, ptr %y, align 4
; CHECK-NEXT:    br label %head
; CHECK-EMPTY:
; CHECK-NEXT:  head:
; CHECK-NEXT:    %y1 = load i32, ptr %y, align 4
; CHECK-NEXT:    store i32 %y1, ptr %x, align 4
; CHECK-NEXT:    br i1 %c, label %change, label %use
; CHECK-EMPTY:
; CHECK-NEXT:  change:
; CHECK-NEXT:    %y2 = call i32 @get()
; CHECK-NEXT:    store i32 %y2, ptr %y, align 4
; CHECK-NEXT:    br label %use
; CHECK-EMPTY:
; CHECK-NEXT:  use:
; CHECK-NEXT:    %x1 = load i32, ptr %x, align 4
; CHECK-NEXT:    call void @use(i32 %x1)
; CHECK-NEXT:    br label %head
; CHECK-NEXT:  }
define void @same_definitions(i1 %c) {
entry:
  %x = alloca i32
  %y = alloca i32
  store i32 0, ptr %y
  br label %head

head:
  %y1 = load i32, ptr %y
  store i32 %y1, ptr %x
  br i1 %c, label %change, label %use

change:
  %y2 = call i32 @get()
  store i32 %y2, ptr %y
  br label %use

use:
  %x1 = load i32, ptr %x
  call void @use(i32 %x1)
  br label %head
}

; x may not have been assigned to.
; CHECK-LABEL: define {{.*}}@undefined(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = alloca i32, align 4
; CHECK-NEXT:    br i1 %c, label %a, label %b
; CHECK-EMPTY:
; CHECK-NEXT:  a:
; CHECK-NEXT:    store i32 %v, ptr %x, align 4
; CHECK-NEXT:    br label %b
; CHECK-EMPTY:
; CHECK-NEXT:  b:
; CHECK-NEXT:    %x1 = load i32, ptr %x, align 4
; CHECK-NEXT:    ret i32 %x1
; CHECK-NEXT:  }
define i32 @undefined(i1 %c, i32 %v) {
entry:
  %x = alloca i32
  br i1 %c, label %a, label %b

a:
  store i32 %v, ptr %x
  br label %b

b:
  %x1 = load i32, ptr %x
  ret i32 %x1
}
