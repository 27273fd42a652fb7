; Registers whose parts are not where their index says, or alias each other without
; having a common part: in SystemZ, subreg_l32 is the lower half of both halves of
; a pair, and a float the upper half of a double; in VE, a write to one half of a
; register clobbers the other.
;
; RUN: %llc -mincaml-verify-regalloc -mtriple=systemz -O2 -regalloc=greedy %s -filetype=null 2>&1 | count 0
; RUN: %llc -mincaml-verify-regalloc -mtriple=systemz -O2 -regalloc=basic %s -filetype=null 2>&1 | count 0
; RUN: %llc -mincaml-verify-regalloc -mtriple=ve -O2 -regalloc=greedy %s -filetype=null 2>&1 | count 0
; RUN: %llc -mincaml-verify-regalloc -mtriple=ve -O2 -regalloc=basic %s -filetype=null 2>&1 | count 0

declare i64 @g(i64, i32, double)

define i32 @divide(i32 %a, i32 %b) {
  %q = udiv i32 %a, %b
  %r = urem i32 %a, %b
  %s = add i32 %q, %r
  ret i32 %s
}

define i64 @remainder(i64 %a, i64 %b) {
  %r = urem i64 %a, %b
  ret i64 %r
}

define i32 @bits(float %x, double %y) {
  %a = bitcast float %x to i32
  %b = fptrunc double %y to float
  %c = bitcast float %b to i32
  %d = add i32 %a, %c
  ret i32 %d
}

define double @float_of(i32 %a) {
  %x = bitcast i32 %a to float
  %y = fpext float %x to double
  ret double %y
}

define i64 @calls(i64 %a, i32 %b, double %x) {
  %c = call i64 @g(i64 %a, i32 %b, double %x)
  %d = trunc i64 %c to i32
  %e = mul i32 %d, %b
  %f = sitofp i32 %e to double
  %h = call i64 @g(i64 %c, i32 %e, double %f)
  %i = sext i32 %e to i64
  %j = add i64 %h, %i
  ret i64 %j
}
