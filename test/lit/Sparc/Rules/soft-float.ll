; Without a floating-point unit, floating-point numbers are passed as integers.
; RUN: %llc -mtriple=sparc-unknown-linux-gnu -mcpu=v8 -mattr=+soft-float -mincaml-check-sparc %s -o /dev/null 2>&1 | count 0
; RUN: %llc -mtriple=sparcv9-unknown-linux-gnu -mattr=+soft-float -mincaml-check-sparc %s -o /dev/null 2>&1 | count 0

declare double @other(double, double)

define double @sum(double %x, double %y) {
  %z = fadd double %x, %y
  ret double %z
}

define double @call(double %x) {
  %y = call double @other(double %x, double 2.0)
  %z = call double @sum(double %y, double %x)
  ret double %z
}
