; RUN: %opt -S -verify-each -passes='mincaml-promote' %s | FileCheck %s

declare void @escape(ptr)
declare i32 @setjmp(ptr) returns_twice

; CHECK-LABEL: define {{.*}}@volatile(
; CHECK-NEXT:    %x = alloca i32, align 4
; CHECK-NEXT:    store volatile i32 %n, ptr %x, align 4
; CHECK-NEXT:    %v = load i32, ptr %x, align 4
; CHECK-NEXT:    ret i32 %v
; CHECK-NEXT:  }
define i32 @volatile(i32 %n) {
  %x = alloca i32
  store volatile i32 %n, ptr %x
  %v = load i32, ptr %x
  ret i32 %v
}

; CHECK-LABEL: define {{.*}}@atomic(
; CHECK-NEXT:    %x = alloca i32, align 4
; CHECK-NEXT:    store atomic i32 %n, ptr %x seq_cst, align 4
; CHECK-NEXT:    %v = load i32, ptr %x, align 4
; CHECK-NEXT:    ret i32 %v
; CHECK-NEXT:  }
define i32 @atomic(i32 %n) {
  %x = alloca i32
  store atomic i32 %n, ptr %x seq_cst, align 4
  %v = load i32, ptr %x
  ret i32 %v
}

; CHECK-LABEL: define {{.*}}@part(
; CHECK-NEXT:    %x = alloca i32, align 4
; CHECK-NEXT:    store i32 %n, ptr %x, align 4
; CHECK-NEXT:    %v = load i16, ptr %x, align 2
; CHECK-NEXT:    ret i16 %v
; CHECK-NEXT:  }
define i16 @part(i32 %n) {
  %x = alloca i32
  store i32 %n, ptr %x
  %v = load i16, ptr %x
  ret i16 %v
}

; CHECK-LABEL: define {{.*}}@escapes(
; CHECK-NEXT:    %x = alloca i32, align 4
; CHECK-NEXT:    store i32 %n, ptr %x, align 4
; CHECK-NEXT:    call void @escape(ptr %x)
; CHECK-NEXT:    %v = load i32, ptr %x, align 4
; CHECK-NEXT:    ret i32 %v
; CHECK-NEXT:  }
define i32 @escapes(i32 %n) {
  %x = alloca i32
  store i32 %n, ptr %x
  call void @escape(ptr %x)
  %v = load i32, ptr %x
  ret i32 %v
}

; CHECK-LABEL: define {{.*}}@loop(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK-EMPTY:
; CHECK-NEXT:  loop:
; CHECK-NEXT:    %x = alloca i32, align 4
; CHECK-NEXT:    store i32 1, ptr %x, align 4
; CHECK-NEXT:    %v = load i32, ptr %x, align 4
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK-EMPTY:
; CHECK-NEXT:  exit:
; CHECK-NEXT:    ret i32 %v
; CHECK-NEXT:  }
define i32 @loop(i1 %c) {
entry:
  br label %loop

loop:
  %x = alloca i32
  store i32 1, ptr %x
  %v = load i32, ptr %x
  br i1 %c, label %loop, label %exit

exit:
  ret i32 %v
}

; CHECK-LABEL: define {{.*}}@returns_twice(
; CHECK-NEXT:    %x = alloca i32, align 4
; CHECK-NEXT:    store i32 1, ptr %x, align 4
; CHECK-NEXT:    %r = call i32 @setjmp(ptr %p) #0
; CHECK-NEXT:    %v = load i32, ptr %x, align 4
; CHECK-NEXT:    ret i32 %v
; CHECK-NEXT:  }
define i32 @returns_twice(ptr %p) {
  %x = alloca i32
  store i32 1, ptr %x
  %r = call i32 @setjmp(ptr %p) returns_twice
  %v = load i32, ptr %x
  ret i32 %v
}
