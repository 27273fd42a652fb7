; The remarks on a spill and on a reload name the reason why the value lost its
; register, also if the spill is after the definition.
;
; RUN: %llc -mtriple=sparc -regalloc=mincaml -pass-remarks-missed=regalloc -pass-remarks-analysis=regalloc %s -o /dev/null 2>&1 | FileCheck %s
; RUN: %llc -mtriple=sparc -regalloc=mincaml-nobacktrack -pass-remarks-missed=regalloc -pass-remarks-analysis=regalloc %s -o /dev/null 2>&1 | FileCheck %s
; RUN: %llc -mtriple=sparc -regalloc=mincaml-latespill -pass-remarks-missed=regalloc -pass-remarks-analysis=regalloc %s -o /dev/null 2>&1 | FileCheck %s

declare void @g()

; CHECK: D{{[0-9]+}} is spilled (reason: call)
; CHECK: D{{[0-9]+}} is reloaded (reason: call)
; CHECK: 1 spills (call 1), 1 reloads (call 1)
define double @over_a_call(ptr %p) {
  %x = load double, ptr %p
  call void @g()
  ret double %x
}

; CHECK: D{{[0-9]+}} is spilled (reason: pressure)
; CHECK: D{{[0-9]+}} is reloaded (reason: pressure)
; CHECK: 2 spills (pressure 2), 2 reloads (pressure 2)
define void @many(ptr %p) {
  %v0 = load volatile double, ptr %p
  %v1 = load volatile double, ptr %p
  %v2 = load volatile double, ptr %p
  %v3 = load volatile double, ptr %p
  %v4 = load volatile double, ptr %p
  %v5 = load volatile double, ptr %p
  %v6 = load volatile double, ptr %p
  %v7 = load volatile double, ptr %p
  %v8 = load volatile double, ptr %p
  %v9 = load volatile double, ptr %p
  %v10 = load volatile double, ptr %p
  %v11 = load volatile double, ptr %p
  %v12 = load volatile double, ptr %p
  %v13 = load volatile double, ptr %p
  %v14 = load volatile double, ptr %p
  %v15 = load volatile double, ptr %p
  %v16 = load volatile double, ptr %p
  %v17 = load volatile double, ptr %p
  store volatile double %v0, ptr %p
  store volatile double %v1, ptr %p
  store volatile double %v2, ptr %p
  store volatile double %v3, ptr %p
  store volatile double %v4, ptr %p
  store volatile double %v5, ptr %p
  store volatile double %v6, ptr %p
  store volatile double %v7, ptr %p
  store volatile double %v8, ptr %p
  store volatile double %v9, ptr %p
  store volatile double %v10, ptr %p
  store volatile double %v11, ptr %p
  store volatile double %v12, ptr %p
  store volatile double %v13, ptr %p
  store volatile double %v14, ptr %p
  store volatile double %v15, ptr %p
  store volatile double %v16, ptr %p
  store volatile double %v17, ptr %p
  ret void
}

; The value is in a register on one path, in memory on the other.
; CHECK: is {{spilled|reloaded}} (reason: join)
define double @meet(ptr %p, i1 %c) {
  %x = load volatile double, ptr %p
  br i1 %c, label %calls, label %end

calls:
  call void @g()
  call void @g()
  br label %end

end:
  call void @g()
  ret double %x
}
