; Checks for overflow are removed where the ranges of the operands prove them.

; RUN: %opt -passes=mincaml-vrp -verify-each -pass-remarks=mincaml-vrp -S %s \
; RUN:   2> %t.remarks | FileCheck %s
; RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
; REMARK: add never overflows
; REMARK: sub never overflows
; REMARK: mul never overflows
; REMARK-NOT: overflows

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)

; CHECK-LABEL: @proved(
; CHECK:         %pq = or i1 false, false
; CHECK-NEXT:    %all = or i1 %pq, false
define i1 @proved(i16 %a, i16 %b) {
  %x = sext i16 %a to i32
  %y = sext i16 %b to i32
  %sum = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x, i32 %y)
  %p = extractvalue { i32, i1 } %sum, 1
  %difference = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %x, i32 %y)
  %q = extractvalue { i32, i1 } %difference, 1
  ; The product of the smallest numbers is 2^30.
  %product = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %x, i32 %y)
  %r = extractvalue { i32, i1 } %product, 1
  %pq = or i1 %p, %q
  %all = or i1 %pq, %r
  ret i1 %all
}

; One more than the range that is proved: the product can be 2^31.
; CHECK-LABEL: @largest(
; CHECK:         ret i1 %p
define i1 @largest(i16 %a, i32 %b) {
  %x = sext i16 %a to i32
  %low = icmp sge i32 %b, -65536
  %high = icmp sle i32 %b, 32767
  %both = and i1 %low, %high
  br i1 %both, label %inside, label %outside
inside:
  %product = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %x, i32 %b)
  %p = extractvalue { i32, i1 } %product, 1
  ret i1 %p
outside:
  ret i1 true
}

; Unsigned and 64-bit operations are left alone, and so is the first result.
; CHECK-LABEL: @others(
; CHECK:         ret i1 %both
define i1 @others(i16 %a, i16 %b) {
  %x = zext i16 %a to i32
  %y = zext i16 %b to i32
  %sum = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x, i32 %y)
  %p = extractvalue { i32, i1 } %sum, 1
  %wide = zext i16 %a to i64
  %product = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %wide, i64 %wide)
  %q = extractvalue { i64, i1 } %product, 1
  %both = or i1 %p, %q
  ret i1 %both
}
