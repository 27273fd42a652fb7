; RUN: %opt -S -verify-each -passes='mincaml-rd-copyprop' %s | FileCheck %s

declare void @use(i32)
declare void @escape(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)

; CHECK-LABEL: define {{.*}}@volatile(
; CHECK-NEXT:    %x = alloca i32, align 4
; CHECK-NEXT:    store volatile i32 %v, ptr %x, align 4
; CHECK-NEXT:    %1 = load volatile i32, ptr %x, align 4
; CHECK-NEXT:    call void @use(i32 %1)
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @volatile(i32 %v) {
  %x = alloca i32
  store volatile i32 %v, ptr %x
  %1 = load volatile i32, ptr %x
  call void @use(i32 %1)
  ret void
}

; CHECK-LABEL: define {{.*}}@atomic(
; CHECK-NEXT:    %x = alloca i32, align 4
; CHECK-NEXT:    store atomic i32 %v, ptr %x release, align 4
; CHECK-NEXT:    %1 = load atomic i32, ptr %x acquire, align 4
; CHECK-NEXT:    call void @use(i32 %1)
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @atomic(i32 %v) {
  %x = alloca i32
  store atomic i32 %v, ptr %x release, align 4
  %1 = load atomic i32, ptr %x acquire, align 4
  call void @use(i32 %1)
  ret void
}

; CHECK-LABEL: define {{.*}}@escapes(
; CHECK-NEXT:    %x = alloca i32, align 4
; CHECK-NEXT:    store i32 %v, ptr %x, align 4
; CHECK-NEXT:    call void @escape(ptr %x)
; CHECK-NEXT:    %1 = load i32, ptr %x, align 4
; CHECK-NEXT:    call void @use(i32 %1)
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @escapes(i32 %v) {
  %x = alloca i32
  store i32 %v, ptr %x
  call void @escape(ptr %x)
  %1 = load i32, ptr %x
  call void @use(i32 %1)
  ret void
}

; y ends before x is used.
; CHECK-LABEL: define {{.*}}@lifetime(
; CHECK-NEXT:    %x = alloca i32, align 4
; CHECK-NEXT:    %y = alloca i32, align 4
; CHECK-NEXT:    call void @llvm.lifetime.start.p0(ptr %y)
; CHECK-NEXT:    %v = load i32, ptr %p, align 4
; CHECK-NEXT:    %w = add i32 %v, 1
; CHECK-NEXT:    store i32 %w, ptr %y, align 4
; CHECK-NEXT:    %1 = load i32, ptr %y, align 4
; CHECK-NEXT:    store i32 %1, ptr %x, align 4
; CHECK-NEXT:    call void @llvm.lifetime.end.p0(ptr %y)
; CHECK-NEXT:    %2 = load i32, ptr %x, align 4
; CHECK-NEXT:    call void @use(i32 %2)
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @lifetime(ptr %p) {
  %x = alloca i32
  %y = alloca i32
  call void @llvm.lifetime.start.p0(ptr %y)
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  store i32 %w, ptr %y
  %1 = load i32, ptr %y
  store i32 %1, ptr %x
  call void @llvm.lifetime.end.p0(ptr %y)
  %2 = load i32, ptr %x
  call void @use(i32 %2)
  ret void
}

; CHECK-LABEL: define {{.*}}@unreachable(
; CHECK-NEXT:    %x = alloca i32, align 4
; CHECK-NEXT:    ret void
; CHECK-EMPTY:
; CHECK-NEXT:  dead:
; CHECK-NEXT:    store i32 %v, ptr %x, align 4
; CHECK-NEXT:    %1 = load i32, ptr %x, align 4
; CHECK-NEXT:    call void @use(i32 %1)
; CHECK-NEXT:    br label %dead
; CHECK-NEXT:  }
define void @unreachable(i32 %v) {
  %x = alloca i32
  ret void

dead:
  store i32 %v, ptr %x
  %1 = load i32, ptr %x
  call void @use(i32 %1)
  br label %dead
}

; The assignments of one iteration are read in the next.
; CHECK-LABEL: define {{.*}}@irreducible(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = alloca i32, align 4
; CHECK-NEXT:    br i1 %c, label %a, label %b
; CHECK-EMPTY:
; CHECK-NEXT:  a:
; CHECK-NEXT:    store i32 %v, ptr %x, align 4
; CHECK-NEXT:    br label %b
; CHECK-EMPTY:
; CHECK-NEXT:  b:
; CHECK-NEXT:    %0 = load i32, ptr %x, align 4
; CHECK-NEXT:    call void @use(i32 %0)
; CHECK-NEXT:    br label %a
; CHECK-NEXT:  }
define void @irreducible(i1 %c, i32 %v) {
entry:
  %x = alloca i32
  br i1 %c, label %a, label %b

a:
  store i32 %v, ptr %x
  br label %b

b:
  %1 = load i32, ptr %x
  call void @use(i32 %1)
  br label %a
}
