; RUN: %opt -S -verify-each -passes='mincaml-rd-constfold' %s | FileCheck %s
; RUN: %opt -S -passes=mincaml-rd-constfold <%s >%t.once
; RUN: %opt -S -passes=mincaml-rd-constfold <%t.once >%t.twice
; RUN: cmp %t.once %t.twice

declare void @use(i32)
declare void @usef(double)

; Both definitions say 4; what follows is evaluated, into the next assignment.
; CHECK-LABEL: define {{.*}}@agree(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %a, label %b
; CHECK-EMPTY:
; CHECK-NEXT:  a:
; CHECK-NEXT:    br label %join
; CHECK-EMPTY:
; CHECK-NEXT:  b:
; CHECK-NEXT:    br label %join
; CHECK-EMPTY:
; CHECK-NEXT:  join:
; CHECK-NEXT:    call void @use(i32 5)
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @agree(i1 %c) {
entry:
  %x = alloca i32
  %y = alloca i32
  br i1 %c, label %a, label %b

a:
  store i32 4, ptr %x
  br label %join

b:
  store i32 2, ptr %y
  %1 = load i32, ptr %y
  %2 = mul i32 %1, 2
  store i32 %2, ptr %x
  br label %join

join:
  %3 = load i32, ptr %x
  %4 = add i32 %3, 1
  store i32 %4, ptr %y
  %5 = load i32, ptr %y
  call void @use(i32 %5)
  ret void
}

; CHECK-LABEL: define {{.*}}@disagree(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = alloca i32, align 4
; CHECK-NEXT:    store i32 4, ptr %x, align 4
; CHECK-NEXT:    br i1 %c, label %a, label %b
; CHECK-EMPTY:
; CHECK-NEXT:  a:
; CHECK-NEXT:    store i32 5, ptr %x, align 4
; CHECK-NEXT:    br label %b
; CHECK-EMPTY:
; CHECK-NEXT:  b:
; CHECK-NEXT:    %0 = load i32, ptr %x, align 4
; CHECK-NEXT:    call void @use(i32 %0)
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @disagree(i1 %c) {
entry:
  %x = alloca i32
  store i32 4, ptr %x
  br i1 %c, label %a, label %b

a:
  store i32 5, ptr %x
  br label %b

b:
  %1 = load i32, ptr %x
  call void @use(i32 %1)
  ret void
}

; x may be undefined, which is a definition too.
; CHECK-LABEL: define {{.*}}@undefined(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = alloca i32, align 4
; CHECK-NEXT:    br i1 %c, label %a, label %b
; CHECK-EMPTY:
; CHECK-NEXT:  a:
; CHECK-NEXT:    store i32 5, ptr %x, align 4
; CHECK-NEXT:    br label %b
; CHECK-EMPTY:
; CHECK-NEXT:  b:
; CHECK-NEXT:    %0 = load i32, ptr %x, align 4
; CHECK-NEXT:    call void @use(i32 %0)
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @undefined(i1 %c) {
entry:
  %x = alloca i32
  br i1 %c, label %a, label %b

a:
  store i32 5, ptr %x
  br label %b

b:
  %1 = load i32, ptr %x
  call void @use(i32 %1)
  ret void
}

; A constant in every iteration, which the algorithm does not assume.
; CHECK-LABEL: define {{.*}}@loop(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = alloca i32, align 4
; CHECK-NEXT:    store i32 1, ptr %x, align 4
; CHECK-NEXT:    br label %loop
; CHECK-EMPTY:
; CHECK-NEXT:  loop:
; CHECK-NEXT:    %0 = load i32, ptr %x, align 4
; CHECK-NEXT:    call void @use(i32 %0)
; CHECK-NEXT:    %1 = load i32, ptr %x, align 4
; CHECK-NEXT:    %2 = mul i32 %1, 1
; CHECK-NEXT:    store i32 %2, ptr %x, align 4
; CHECK-NEXT:    br label %loop
; CHECK-NEXT:  }
define void @loop() {
entry:
  %x = alloca i32
  store i32 1, ptr %x
  br label %loop

loop:
  %1 = load i32, ptr %x
  call void @use(i32 %1)
  %2 = load i32, ptr %x
  %3 = mul i32 %2, 1
  store i32 %3, ptr %x
  br label %loop
}

; CHECK-LABEL: define {{.*}}@zeros(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = alloca double, align 8
; CHECK-NEXT:    store double 0.000000e+00, ptr %x, align 8
; CHECK-NEXT:    br i1 %c, label %a, label %b
; CHECK-EMPTY:
; CHECK-NEXT:  a:
; CHECK-NEXT:    store double -0.000000e+00, ptr %x, align 8
; CHECK-NEXT:    br label %b
; CHECK-EMPTY:
; CHECK-NEXT:  b:
; CHECK-NEXT:    %0 = load double, ptr %x, align 8
; CHECK-NEXT:    call void @usef(double %0)
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @zeros(i1 %c) {
entry:
  %x = alloca double
  store double 0.0, ptr %x
  br i1 %c, label %a, label %b

a:
  store double -0.0, ptr %x
  br label %b

b:
  %1 = load double, ptr %x
  call void @usef(double %1)
  ret void
}

; Division by zero stays where it is.
; CHECK-LABEL: define {{.*}}@trap(
; CHECK-NEXT:    %1 = sdiv i32 1, 0
; CHECK-NEXT:    call void @use(i32 %1)
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @trap() {
  %x = alloca i32
  store i32 0, ptr %x
  %1 = load i32, ptr %x
  %2 = sdiv i32 1, %1
  call void @use(i32 %2)
  ret void
}

; CHECK-LABEL: define {{.*}}@branch(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 true, label %a, label %a
; CHECK-EMPTY:
; CHECK-NEXT:  a:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @branch() {
entry:
  %x = alloca i1
  store i1 true, ptr %x
  %1 = load i1, ptr %x
  br i1 %1, label %a, label %a

a:
  ret void
}

; CHECK-LABEL: define {{.*}}@strict(
; CHECK-NEXT:    %1 = fdiv double 1.000000e+00, 3.000000e+00
; CHECK-NEXT:    call void @usef(double %1)
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @strict() strictfp {
  %x = alloca double
  store double 1.0, ptr %x
  %1 = load double, ptr %x
  %2 = fdiv double %1, 3.0
  call void @usef(double %2)
  ret void
}

; CHECK-LABEL: define {{.*}}@unreachable(
; CHECK-NEXT:    %x = alloca i32, align 4
; CHECK-NEXT:    ret void
; CHECK-EMPTY:
; CHECK-NEXT:  dead:
; CHECK-NEXT:    store i32 1, ptr %x, align 4
; CHECK-NEXT:    %1 = load i32, ptr %x, align 4
; CHECK-NEXT:    call void @use(i32 %1)
; CHECK-NEXT:    br label %dead
; CHECK-NEXT:  }
define void @unreachable() {
  %x = alloca i32
  ret void

dead:
  store i32 1, ptr %x
  %1 = load i32, ptr %x
  call void @use(i32 %1)
  br label %dead
}

; CHECK-LABEL: define {{.*}}@volatile(
; CHECK-NEXT:    %x = alloca i32, align 4
; CHECK-NEXT:    store volatile i32 1, ptr %x, align 4
; CHECK-NEXT:    %1 = load i32, ptr %x, align 4
; CHECK-NEXT:    call void @use(i32 %1)
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @volatile() {
  %x = alloca i32
  store volatile i32 1, ptr %x
  %1 = load i32, ptr %x
  call void @use(i32 %1)
  ret void
}

; The operands are constant as they are.
; CHECK-LABEL: define {{.*}}@evaluated(
; CHECK-NEXT:    call void @use(i32 10)
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @evaluated() {
  %x = alloca i32
  %1 = mul i32 2, 3
  %2 = add i32 %1, 4
  store i32 %2, ptr %x
  %3 = load i32, ptr %x
  call void @use(i32 %3)
  ret void
}

; CHECK-LABEL: define {{.*}}@vector(
; CHECK-NEXT:    call void @use(i32 4)
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @vector() {
  %x = alloca <2 x i32>
  store <2 x i32> <i32 1, i32 2>, ptr %x
  %1 = load <2 x i32>, ptr %x
  %2 = add <2 x i32> %1, %1
  %3 = extractelement <2 x i32> %2, i32 1
  call void @use(i32 %3)
  ret void
}
