; Backtracking for the second result of an `asm goto` undoes the placement of the
; first one: its target has each result in one register, and saves each once.
;
; RUN: %llc -mtriple=x86_64-linux-gnu -regalloc=mincaml -mincaml-verify-regalloc -verify-machineinstrs %s -o - | FileCheck %s
; RUN: %llc -mtriple=x86_64-linux-gnu -regalloc=mincaml-latespill -mincaml-verify-regalloc -verify-machineinstrs %s -o - | FileCheck %s

; CHECK: Label of block must be emitted
; CHECK-NEXT: Spill
; CHECK-NEXT: Spill
; CHECK-NEXT: APP
define i32 @f(ptr %p) nounwind {
entry:
  %v0 = load volatile i32, ptr %p
  %v1 = load volatile i32, ptr %p
  %v2 = load volatile i32, ptr %p
  %v3 = load volatile i32, ptr %p
  %v4 = load volatile i32, ptr %p
  %v5 = load volatile i32, ptr %p
  %v6 = load volatile i32, ptr %p
  %v7 = load volatile i32, ptr %p
  %v8 = load volatile i32, ptr %p
  %v9 = load volatile i32, ptr %p
  %v10 = load volatile i32, ptr %p
  %v11 = load volatile i32, ptr %p
  %v12 = load volatile i32, ptr %p
  %v13 = load volatile i32, ptr %p
  %r = callbr { i32, i32 } asm sideeffect "nop", "=r,=r,!i"() to label %next [label %other]
other:
  %a = extractvalue { i32, i32 } %r, 0
  %b = extractvalue { i32, i32 } %r, 1
  callbr void asm sideeffect "nop", "!i"() to label %next [label %third]
third:
  %s = add i32 %a, %b
  ret i32 %s
next:
  store volatile i32 %v0, ptr %p
  store volatile i32 %v1, ptr %p
  store volatile i32 %v2, ptr %p
  store volatile i32 %v3, ptr %p
  store volatile i32 %v4, ptr %p
  store volatile i32 %v5, ptr %p
  store volatile i32 %v6, ptr %p
  store volatile i32 %v7, ptr %p
  store volatile i32 %v8, ptr %p
  store volatile i32 %v9, ptr %p
  store volatile i32 %v10, ptr %p
  store volatile i32 %v11, ptr %p
  store volatile i32 %v12, ptr %p
  store volatile i32 %v13, ptr %p
  ret i32 0
}
