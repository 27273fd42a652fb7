; RUN: %opt -S -verify-each -passes='mincaml-demote' %s | FileCheck %s

declare i32 @setjmp(ptr) returns_twice
declare token @llvm.experimental.convergence.entry()
declare void @conv() convergent

; CHECK-LABEL: define {{.*}}@returns_twice(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %r = call i32 @setjmp(ptr %p) #0
; CHECK-NEXT:    br label %b
; CHECK-EMPTY:
; CHECK-NEXT:  b:
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @returns_twice(ptr %p) {
entry:
  %r = call i32 @setjmp(ptr %p) returns_twice
  br label %b

b:
  ret i32 %r
}

; CHECK-LABEL: define {{.*}}@token(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %t = call token @llvm.experimental.convergence.entry()
; CHECK-NEXT:    br label %b
; CHECK-EMPTY:
; CHECK-NEXT:  b:
; CHECK-NEXT:    call void @conv() [ "convergencectrl"(token %t) ]
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @token() convergent {
entry:
  %t = call token @llvm.experimental.convergence.entry()
  br label %b

b:
  call void @conv() [ "convergencectrl"(token %t) ]
  ret void
}

; CHECK-LABEL: define {{.*}}@collected(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %v = add i32 %n, 1
; CHECK-NEXT:    br label %b
; CHECK-EMPTY:
; CHECK-NEXT:  b:
; CHECK-NEXT:    ret i32 %v
; CHECK-NEXT:  }
define i32 @collected(i32 %n) gc "statepoint-example" {
entry:
  %v = add i32 %n, 1
  br label %b

b:
  ret i32 %v
}

; CHECK-LABEL: define {{.*}}@coroutine(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %v = add i32 %n, 1
; CHECK-NEXT:    br label %b
; CHECK-EMPTY:
; CHECK-NEXT:  b:
; CHECK-NEXT:    ret i32 %v
; CHECK-NEXT:  }
define i32 @coroutine(i32 %n) presplitcoroutine {
entry:
  %v = add i32 %n, 1
  br label %b

b:
  ret i32 %v
}

; CHECK-LABEL: define {{.*}}@scalable(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %v = load <vscale x 4 x i32>, ptr %p, align 16
; CHECK-NEXT:    br label %b
; CHECK-EMPTY:
; CHECK-NEXT:  b:
; CHECK-NEXT:    store <vscale x 4 x i32> %v, ptr %p, align 16
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @scalable(ptr %p) {
entry:
  %v = load <vscale x 4 x i32>, ptr %p
  br label %b

b:
  store <vscale x 4 x i32> %v, ptr %p
  ret void
}

; CHECK-LABEL: define {{.*}}@alloca(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %a = alloca i32, i32 %n, align 4
; CHECK-NEXT:    br label %b
; CHECK-EMPTY:
; CHECK-NEXT:  b:
; CHECK-NEXT:    %v = load i32, ptr %a, align 4
; CHECK-NEXT:    ret i32 %v
; CHECK-NEXT:  }
define i32 @alloca(i32 %n) {
entry:
  %a = alloca i32, i32 %n
  br label %b

b:
  %v = load i32, ptr %a
  ret i32 %v
}

; CHECK-LABEL: define {{.*}}@optnone(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %v = add i32 %n, 1
; CHECK-NEXT:    br label %b
; CHECK-EMPTY:
; CHECK-NEXT:  b:
; CHECK-NEXT:    ret i32 %v
; CHECK-NEXT:  }
define i32 @optnone(i32 %n) noinline optnone {
entry:
  %v = add i32 %n, 1
  br label %b

b:
  ret i32 %v
}

; CHECK-LABEL: define {{.*}}@same_block(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %v = add i32 %n, 1
; CHECK-NEXT:    ret i32 %v
; CHECK-NEXT:  }
define i32 @same_block(i32 %n) {
entry:
  %v = add i32 %n, 1
  ret i32 %v
}
