; REQUIRES: host-x86_64
; The frame of main needs a frame pointer and a base pointer, which factorial does
; not preserve either. LLVM cannot save them around calls with arguments on the
; stack, such as those of a function with tail calls.
; RUN: %opt -passes=mincaml-calling-conventions -S %s -o %t.ll
; RUN: FileCheck %s --check-prefix=IR < %t.ll
; RUN: %stock-clang -O2 -Xclang -disable-llvm-passes %t.ll -o %t
; RUN: %t | FileCheck %s
; RUN: %stock-clang -O2 -fno-omit-frame-pointer -Xclang -disable-llvm-passes %t.ll -o %t
; RUN: %t | FileCheck %s
; IR: notail call fastcc i32 @factorial(i32 5) #[[NONE:[0-9]+]]
; IR: call tailcc i32 @countdown(i32 3){{$}}
; IR: attributes #[[NONE]] = { "no_callee_saved_registers" }
; CHECK: 120 12

target triple = "x86_64-unknown-linux-gnu"

@format = private constant [7 x i8] c"%d %d\0A\00"
declare i32 @printf(ptr, ...)

define internal tailcc i32 @factorial(i32 %n) {
  %is.zero = icmp eq i32 %n, 0
  br i1 %is.zero, label %done, label %more

done:
  ret i32 1

more:
  call void asm sideeffect "xor %rbp, %rbp; xor %rbx, %rbx; xor %r15, %r15", "~{rbp},~{rbx},~{r15}"()
  %m = sub i32 %n, 1
  %r = call tailcc i32 @factorial(i32 %m)
  %p = mul i32 %r, %n
  ret i32 %p
}

define internal tailcc i32 @countdown(i32 %n) {
  %is.zero = icmp eq i32 %n, 0
  br i1 %is.zero, label %done, label %more

done:
  ret i32 0

more:
  %m = sub i32 %n, 1
  %half = lshr i32 %m, 1
  %r = call tailcc i32 @countdown(i32 %half)
  %next = add i32 %m, %r
  %s = musttail call tailcc i32 @countdown(i32 %next)
  ret i32 %s
}

define i32 @main(i32 %argc, ptr %argv) {
  %aligned = alloca [8 x i32], align 64
  %variable = alloca i32, i32 %argc
  store i32 5, ptr %variable
  store volatile i32 7, ptr %aligned
  %r = call tailcc i32 @factorial(i32 5)
  %zero = call tailcc i32 @countdown(i32 3)
  %x = load volatile i32, ptr %aligned
  %y = load volatile i32, ptr %variable
  %z = add i32 %x, %zero
  %sum = add i32 %z, %y
  call i32 (ptr, ...) @printf(ptr @format, i32 %r, i32 %sum)
  ret i32 0
}
