; A check and the operations that it dominates become one operation. On the host,
; one instruction computes both results; for SPARC, the pass computes the overflow.

; RUN: %opt -passes=mincaml-lower-overflow -verify-each -S %s | FileCheck %s
; RUN: sed 's/^;TRIPLE.*/target triple = "sparc-unknown-linux-gnu"/' %s > %t.sparc.ll
; RUN: %opt -passes=mincaml-lower-overflow -verify-each -S %t.sparc.ll \
; RUN:   | FileCheck %s --check-prefix=SPARC
; RUN: sed 's/^;TRIPLE.*/target triple = "sparcv9-unknown-linux-gnu"/' %s > %t.v9.ll
; RUN: %opt -passes=mincaml-lower-overflow -verify-each -S %t.v9.ll \
; RUN:   | FileCheck %s --check-prefix=SPARC

;TRIPLE

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare void @fail(i32, i32)
declare void @use(i32)

; CHECK-LABEL: @sum(
; CHECK:         %both = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
; CHECK-NEXT:    [[SUM:%.*]] = extractvalue { i32, i1 } %both, 0
; CHECK-NEXT:    %overflow = extractvalue { i32, i1 } %both, 1
; CHECK-NOT:     add
; CHECK:         ret i32 [[SUM]]

; SPARC-LABEL: @sum(
; SPARC-NEXT:  entry:
; SPARC-NEXT:    %add{{.*}} = add i32 %a, %b
; SPARC-NEXT:    xor i32
; SPARC-NEXT:    xor i32
; SPARC-NEXT:    and i32
; SPARC-NEXT:    %overflow{{.*}} = icmp slt i32 %{{.*}}, 0
; SPARC-NEXT:    br i1
; SPARC-NOT:     with.overflow
; SPARC:         ret i32 %add
define i32 @sum(i32 %a, i32 %b) {
entry:
  %both = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %overflow = extractvalue { i32, i1 } %both, 1
  br i1 %overflow, label %fail, label %ok
fail:
  call void @fail(i32 %a, i32 %b)
  unreachable
ok:
  %other = add nsw i32 %b, %a
  %add = add nsw i32 %a, %b
  call void @use(i32 %other)
  ret i32 %add
}

; A square uses a value twice.
; CHECK-LABEL: @square(
; CHECK-NOT:     mul nsw
; CHECK:         ret
; SPARC-LABEL: @square(
; SPARC:         %product = mul nsw i64
; SPARC-NEXT:    %mul{{.*}} = trunc i64 %product to i32
; SPARC-NEXT:    sext i32 %mul{{.*}} to i64
; SPARC-NEXT:    icmp ne i64 {{.*}}, %product
; SPARC:         ret i32 %mul
define i32 @square(i32 %a) {
  %both = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %a, i32 %a)
  %overflow = extractvalue { i32, i1 } %both, 1
  br i1 %overflow, label %fail, label %ok
fail:
  call void @fail(i32 %a, i32 %a)
  unreachable
ok:
  %mul = mul nsw i32 %a, %a
  ret i32 %mul
}

; A difference is not that of the exchanged operands, nor a sum.
; CHECK-LABEL: @difference(
; CHECK:         %reversed = sub nsw i32 %b, %a
; CHECK:         %sum = add nsw i32 %a, %b
; SPARC-LABEL: @difference(
; SPARC:         %reversed = sub nsw i32 %b, %a
; SPARC:         %sum = add nsw i32 %a, %b
define i32 @difference(i32 %a, i32 %b) {
  %both = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %a, i32 %b)
  %overflow = extractvalue { i32, i1 } %both, 1
  br i1 %overflow, label %fail, label %ok
fail:
  call void @fail(i32 %a, i32 %b)
  unreachable
ok:
  %reversed = sub nsw i32 %b, %a
  %sum = add nsw i32 %a, %b
  %sub = sub nsw i32 %a, %b
  %x = xor i32 %reversed, %sum
  %y = xor i32 %x, %sub
  ret i32 %y
}

; An operation that the check does not dominate stays.
; CHECK-LABEL: @before(
; CHECK-NEXT:    %early = add i32 %a, %b
; CHECK-NOT:     extractvalue { i32, i1 } %both, 0
; SPARC-LABEL: @before(
; SPARC-NEXT:    %early = add i32 %a, %b
define i1 @before(i32 %a, i32 %b) {
  %early = add i32 %a, %b
  call void @use(i32 %early)
  %both = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %overflow = extractvalue { i32, i1 } %both, 1
  ret i1 %overflow
}

; The pair of both results is used as a whole.
; SPARC-LABEL: @pair(
; SPARC:         insertvalue { i32, i1 }
; SPARC:         [[PAIR:%.*]] = insertvalue { i32, i1 }
; SPARC-NEXT:    ret { i32, i1 } [[PAIR]]
define { i32, i1 } @pair(i32 %a, i32 %b) {
  %both = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %both
}

; Unsigned overflow is not ours.
; SPARC-LABEL: @unsigned(
; SPARC:         @llvm.uadd.with.overflow.i32
define i1 @unsigned(i32 %a, i32 %b) {
  %both = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)
  %overflow = extractvalue { i32, i1 } %both, 1
  ret i1 %overflow
}
