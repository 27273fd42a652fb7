; One half of two registers that overlap is both written and read by a copy from one
; to the other.
;
; RUN: %llc -mincaml-verify-regalloc -regalloc=greedy %s -o - | FileCheck %s
; RUN: %llc -mincaml-verify-regalloc -regalloc=basic %s -o - | FileCheck %s
;
; CHECK: mov r25, r24
; CHECK-NEXT: mov r24, r23
target triple = "avr"
declare { i8, i16 } @foo()
declare void @bar(i16)

define void @overlap() {
  %s = call { i8, i16 } @foo()
  %w = extractvalue { i8, i16 } %s, 1
  call void @bar(i16 %w)
  ret void
}
