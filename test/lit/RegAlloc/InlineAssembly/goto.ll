; The results of `asm goto` arrive in their registers at its targets, other values
; in memory; the compiled program prints the expected output.
;
; RUN: %llc -mtriple=x86_64-linux-gnu -relocation-model=pic -regalloc=mincaml -verify-machineinstrs -filetype=obj %s -o %t.o
; RUN: %clang %t.o -o %t && %t | FileCheck %s
; RUN: %llc -mtriple=x86_64-linux-gnu -relocation-model=pic -O0 -regalloc=mincaml-latespill -verify-machineinstrs -filetype=obj %s -o %t.o
; RUN: %clang %t.o -o %t && %t | FileCheck %s
; RUN: %llc -mtriple=x86_64-linux-gnu -relocation-model=pic -regalloc=mincaml-nobacktrack -verify-machineinstrs -filetype=obj %s -o %t.o
; RUN: %clang %t.o -o %t && %t | FileCheck %s
; CHECK: {{^}}-84 2355 -134{{$}}

define i32 @g(i32 %x) noinline {
  %t = mul i32 %x, 3
  %r = add i32 %t, 1
  ret i32 %r
}
declare i32 @printf(ptr, ...)
@fmt = constant [10 x i8] c"%d %d %d\0A\00"

; The asm jumps to the label when its operand is negative.
define i32 @f(i32 %a, i32 %b) {
entry:
  %sum = mul i32 %a, %b
  %out = callbr i32 asm "lea 7($1), $0; test $1, $1; js ${2:l}", "=&r,r,!i,~{flags},~{rbx},~{r12},~{r13},~{r14},~{r15}"(i32 %a) to label %next [label %other]

next:
  %c = call i32 @g(i32 %out)
  %n = add i32 %c, %sum
  br label %other

other:
  %x = phi i32 [ %out, %entry ], [ %n, %next ]
  %y = phi i32 [ %sum, %entry ], [ %out, %next ]
  %d = call i32 @g(i32 %x)
  %p = add i32 %y, %b
  %r = mul i32 %p, %d
  ret i32 %r
}
define i32 @main() {
  %x = call i32 @f(i32 -5, i32 3)
  %y = call i32 @f(i32 5, i32 3)
  %z = call i32 @f(i32 0, i32 -9)
  %r = call i32 (ptr, ...) @printf(ptr @fmt, i32 %x, i32 %y, i32 %z)
  ret i32 0
}
