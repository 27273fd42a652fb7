; An exception leaves a block in the middle, where values are only in memory: a
; value that a landing pad reads is saved right after its definition, before the
; call, and no value starts the pad in a register.
;
; RUN: %llc -mtriple=sparc-linux-gnu -regalloc=mincaml -verify-machineinstrs -stop-after=mincaml %s -o - | FileCheck %s
; RUN: %llc -mtriple=sparc-linux-gnu -regalloc=mincaml-latespill -verify-machineinstrs -stop-after=mincaml-latespill %s -o - | FileCheck %s
; RUN: %llc -mtriple=sparc-linux-gnu -regalloc=mincaml-nobacktrack -verify-machineinstrs -stop-after=mincaml-nobacktrack %s -o - | FileCheck %s
; RUN: %llc -mtriple=sparcv9-linux-gnu -regalloc=mincaml -verify-machineinstrs %s -o /dev/null
; RUN: %llc -mtriple=x86_64-linux-gnu -regalloc=mincaml -verify-machineinstrs %s -o /dev/null
; RUN: %llc -mtriple=x86_64-linux-gnu -O0 -regalloc=mincaml-nobacktrack -verify-machineinstrs %s -o /dev/null
;
; CHECK: bb.0.entry:
; CHECK: STri [[B:%stack.[0-9]]], 0,
; CHECK: [[SUM:\$[a-z][0-7]]] = ADDrr
; CHECK-NEXT: STri [[S:%stack.[0-9]]], 0, [[SUM]]
; CHECK: CALL @g
; CHECK: bb.1.then:
; CHECK: [[MORE:\$[a-z][0-7]]] = XORrr
; CHECK-NEXT: STri [[S]], 0, [[MORE]]
; CHECK: CALL @g
; CHECK: bb.3.pad (landing-pad):
; CHECK-DAG: LDri [[B]], 0
; CHECK-DAG: LDri [[S]], 0
; CHECK: ADDrr

declare i32 @g(i32)
declare i32 @__gxx_personality_v0(...)

define i32 @f(i32 %a, i32 %b) personality ptr @__gxx_personality_v0 {
entry:
  %sum = add i32 %a, %b
  %first = invoke i32 @g(i32 %a) to label %then unwind label %pad

then:
  %more = xor i32 %sum, %first
  %second = invoke i32 @g(i32 %more) to label %done unwind label %pad

done:
  %result = sub i32 %second, %more
  ret i32 %result

pad:
  %seen = phi i32 [ %sum, %entry ], [ %more, %then ]
  %exception = landingpad { ptr, i32 } catch ptr null
  %handled = add i32 %seen, %b
  ret i32 %handled
}
