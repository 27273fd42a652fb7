; A function of a recursion that calls others: what they may have changed is made again.
; No pass decides so, but the convention allows it.
; RUN: %llc -mtriple=sparc-unknown-linux-gnu -mcpu=v8 -mincaml-address-registers -mincaml-check-sparc -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,V8
; RUN: %llc -mtriple=sparcv9-unknown-linux-gnu -mincaml-address-registers -mincaml-check-sparc -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,V9

; Without the machine pass, nobody makes it.
; RUN: not %llc -mtriple=sparc-unknown-linux-gnu -mcpu=v8 -mincaml-check-sparc %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=WITHOUT
; WITHOUT: error: violation: in prints {{.*}}%g2 does not contain the high half of count {{.*}} [SPL034]

@count = internal global i32 0
@other = internal global i32 0
declare void @print(i32)
declare void @stop() noreturn

; CHECK-LABEL: prints:
; CHECK: ld {{\[}}%g2+%{{lo|l44}}(count)]
; CHECK-NOT: sethi
; CHECK: call prints
; CHECK-NOT: sethi
; CHECK: call print
; V8: ba
; V8-NEXT: sethi %hi(count), %g2
; V9: sethi %h44(count), %g2
; V9-NEXT: add %g2, %m44(count), %g2
; V9-NEXT: ba
; V9-NEXT: sllx %g2, 12, %g2
; CHECK: .Lfunc_end0:
define internal i32 @prints(i32 %n) "target-features"="+reserve-g2" !sparc.address.registers !0 {
entry:
  %k = load volatile i32, ptr @count
  %z = icmp eq i32 %n, %k
  br i1 %z, label %rare, label %again, !prof !1
rare:
  call void @print(i32 %n)
  br label %again
again:
  %m = sub i32 %n, 1
  %r = call i32 @prints(i32 %m)
  %s = add i32 %r, 1
  ret i32 %s
}

; What does not return changes nothing.
; CHECK-LABEL: stops:
; CHECK-NOT: sethi
; CHECK: .Lfunc_end1:
define internal i32 @stops(i32 %n) "target-features"="+reserve-g2" !sparc.address.registers !0 {
entry:
  %k = load volatile i32, ptr @count
  %z = icmp eq i32 %n, %k
  br i1 %z, label %rare, label %again, !prof !1
rare:
  call void @stop()
  unreachable
again:
  %r = call i32 @prints(i32 %n)
  ret i32 %r
}

; The recursion of another address, which the same register contains there.
; CHECK-LABEL: nested:
; V9: sethi %h44(count), %g2
; CHECK: call prints
; V8-NEXT: sethi %hi(count), %g2
; V8-NEXT: sethi %hi(other), %g2
; V9: sethi %h44(other), %g2
; CHECK: ld {{\[}}%g2+%{{lo|l44}}(other)]
; CHECK: .Lfunc_end2:
define internal i32 @nested(i32 %n) "target-features"="+reserve-g2" !sparc.address.registers !2 {
  %r = call i32 @prints(i32 %n)
  %k = load volatile i32, ptr @other
  %s = add i32 %r, %k
  ret i32 %s
}

define i32 @outside(i32 %n) {
  %r = call i32 @stops(i32 %n)
  %s = call i32 @nested(i32 %r)
  ret i32 %s
}

!0 = !{!{!"G2", ptr @count}}
!1 = !{!"branch_weights", i32 1, i32 99}
!2 = !{!{!"G2", ptr @other}}
