! V9: `return` is a restore; `flushw` empties the window file; stx and ldx are
! one access, casx is both, prefetch is neither. f saves one window and flushes
! it, so its return underflows.
!
! REQUIRES: sparc-cross
! RUN: %cc-sparcv9 -nostdlib %s -o %t
! RUN: %run-sparcv9 -plugin %plugin-dir/sparc-count.so,out=%t.json %t
! RUN: FileCheck %s < %t.json
!
! CHECK:      "instructions": 14,
! CHECK-NEXT: "loads": 2,
! CHECK-NEXT: "stores": 2,
! CHECK-NEXT: "nops": 2,
! CHECK:      "saves": 1,
! CHECK-NEXT: "restores": 1,
! CHECK-NEXT: "overflows": 0,
! CHECK-NEXT: "underflows": 1,
! CHECK-NEXT: "weighted": 54

        .register %g2, #scratch
        .globl _start
_start:
        add %sp, 2047, %g2
        stx %g0, [%g2 + 128]
        ldx [%g2 + 128], %g1
        prefetch [%g2 + 128], 0
        add %g2, 128, %g2
        casx [%g2], %g0, %g1
        call f
         nop
        mov 1, %g1
        ta 0x6d

f:
        save %sp, -192, %sp
        flushw
        return %i7 + 8
         nop
