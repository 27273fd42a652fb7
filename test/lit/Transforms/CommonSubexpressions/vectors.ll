; Vectors: lanes that are poison, masks, scalable ones, loads of other widths from
; the same location; addresses that are vectors.
; RUN: %opt -passes=mincaml-cse -verify-each -S %s | FileCheck %s

declare void @use(<2 x i32>)
declare <2 x i32> @llvm.masked.load.v2i32.p0(ptr, <2 x i1>, <2 x i32>)

; CHECK-LABEL: @operations(
; CHECK: %a = udiv <2 x i32> %v, %w
; CHECK-NOT: udiv
; CHECK: %c = shufflevector <2 x i32> %a, <2 x i32> %w, <2 x i32> <i32 0, i32 2>
; CHECK: %d = shufflevector <2 x i32> %a, <2 x i32> %w, <2 x i32> <i32 0, i32 poison>
; CHECK-NOT: shufflevector
; CHECK: %f = insertelement <2 x i32> %v, i32 %x, i32 0
; CHECK: %g = insertelement <2 x i32> %v, i32 %x, i32 1
; CHECK: %h = insertelement <2 x i32> %v, i32 %x, i64 0
; CHECK-NOT: insertelement
; CHECK: %j = getelementptr i32, ptr %p, <2 x i32> %v
; CHECK: %k = getelementptr i8, ptr %p, <2 x i32> %v
; CHECK: %m = add <2 x i32> %v, <i32 1, i32 poison>
; CHECK: %n = add <2 x i32> %v, splat (i32 1)
; CHECK: %q = mul <vscale x 2 x i32> %s, %s
; CHECK-NOT: mul
; CHECK: ret void
define void @operations(<2 x i32> %v, <2 x i32> %w, i32 %x, ptr %p,
                        <vscale x 2 x i32> %s, ptr %out) {
  %a = udiv <2 x i32> %v, %w
  %b = udiv <2 x i32> %v, %w
  %c = shufflevector <2 x i32> %a, <2 x i32> %w, <2 x i32> <i32 0, i32 2>
  %d = shufflevector <2 x i32> %b, <2 x i32> %w, <2 x i32> <i32 0, i32 poison>
  %e = shufflevector <2 x i32> %b, <2 x i32> %w, <2 x i32> <i32 0, i32 2>
  %f = insertelement <2 x i32> %v, i32 %x, i32 0
  %g = insertelement <2 x i32> %v, i32 %x, i32 1
  %h = insertelement <2 x i32> %v, i32 %x, i64 0
  %i = insertelement <2 x i32> %v, i32 %x, i32 0
  %j = getelementptr i32, ptr %p, <2 x i32> %v
  %k = getelementptr i8, ptr %p, <2 x i32> %v
  %l = getelementptr i32, ptr %p, <2 x i32> %v
  %m = add <2 x i32> %v, <i32 1, i32 poison>
  %n = add <2 x i32> %v, <i32 1, i32 1>
  %q = mul <vscale x 2 x i32> %s, %s
  %r = mul <vscale x 2 x i32> %s, %s
  store volatile <2 x i32> %c, ptr %out
  store volatile <2 x i32> %d, ptr %out
  store volatile <2 x i32> %e, ptr %out
  store volatile <2 x i32> %f, ptr %out
  store volatile <2 x i32> %g, ptr %out
  store volatile <2 x i32> %h, ptr %out
  store volatile <2 x i32> %i, ptr %out
  store volatile <2 x ptr> %j, ptr %out
  store volatile <2 x ptr> %k, ptr %out
  store volatile <2 x ptr> %l, ptr %out
  store volatile <2 x i32> %m, ptr %out
  store volatile <2 x i32> %n, ptr %out
  store volatile <vscale x 2 x i32> %q, ptr %out
  store volatile <vscale x 2 x i32> %r, ptr %out
  ret void
}

; A store into one lane changes the whole; what is stored as a vector is not read
; as one of another shape. Masked loads with other masks read something else.
; CHECK-LABEL: @memory(
; CHECK: %a = load <2 x i32>, ptr %p
; CHECK: store i32 7, ptr %p1
; CHECK: %b = load <2 x i32>, ptr %p
; CHECK: store <2 x i32> %v, ptr %q
; CHECK-NOT: load <2 x i32>, ptr %q
; CHECK: %d = load <4 x i16>, ptr %q
; CHECK: %e = load i32, ptr %q
; CHECK: %m = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr align 4 %r, <2 x i1> %mask, <2 x i32> %v)
; CHECK-NOT: call <2 x i32> @llvm.masked.load.v2i32.p0(ptr align 4 %r, <2 x i1> %mask, <2 x i32> %v)
; CHECK: %o = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr align 4 %r, <2 x i1> %mask2, <2 x i32> %v)
; CHECK: %x = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr align 4 %r, <2 x i1> %mask, <2 x i32> poison)
; CHECK: ret void
define void @memory(ptr noalias %p, ptr noalias %q, ptr noalias %r, <2 x i32> %v,
                    <2 x i1> %mask, <2 x i1> %mask2, ptr noalias %out) {
  %p1 = getelementptr i32, ptr %p, i32 1
  %a = load <2 x i32>, ptr %p
  store i32 7, ptr %p1
  %b = load <2 x i32>, ptr %p
  store <2 x i32> %v, ptr %q
  %c = load <2 x i32>, ptr %q
  %d = load <4 x i16>, ptr %q
  %e = load i32, ptr %q
  %m = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr align 4 %r, <2 x i1> %mask, <2 x i32> %v)
  %n = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr align 4 %r, <2 x i1> %mask, <2 x i32> %v)
  %o = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr align 4 %r, <2 x i1> %mask2, <2 x i32> %v)
  %x = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr align 4 %r, <2 x i1> %mask, <2 x i32> poison)
  store <2 x i32> %a, ptr %out
  store volatile <2 x i32> %b, ptr %out
  store volatile <2 x i32> %c, ptr %out
  store volatile <4 x i16> %d, ptr %out
  store volatile i32 %e, ptr %out
  store volatile <2 x i32> %m, ptr %out
  store volatile <2 x i32> %n, ptr %out
  store volatile <2 x i32> %o, ptr %out
  store volatile <2 x i32> %x, ptr %out
  ret void
}
