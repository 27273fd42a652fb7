; A vector of scalable length shares no stack slot with one of fixed length and the
; same minimal size.
; RUN: %llc -regalloc=mincaml %s -o - | FileCheck %s
; CHECK: addvl sp, sp, #-1
; CHECK: add [[PLACE:x[0-9]+]], sp, #16
; CHECK: str z0, {{\[}}[[PLACE]]]
; CHECK: str q0, [sp]
target triple = "aarch64-unknown-linux-gnu"
declare void @g()
define void @f(ptr %p, ptr %q, ptr %r) "target-features"="+sve" {
  %x = load <vscale x 4 x i32>, ptr %p
  call void @g()
  store <vscale x 4 x i32> %x, ptr %q
  %y = load <4 x i32>, ptr %r
  call void @g()
  store <4 x i32> %y, ptr %p
  %z = load <vscale x 4 x i32>, ptr %p
  call void @g()
  store <vscale x 4 x i32> %z, ptr %q
  ret void
}
