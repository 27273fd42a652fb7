! An annulled delay slot is not executed and not counted. Five times in a loop:
!   bne,a not taken: slot annulled; be,a taken: slot executed;
!   ba,a and bn,a: slot always annulled.
! 1 + 5 * (cmp, bne,a, be,a, nop, ba,a, bn,a, subcc, bg, mov) + 3 instructions.
!
! REQUIRES: sparc-cross
! RUN: %cc-sparc -nostdlib %s -o %t
! RUN: %run-sparc -plugin %plugin-dir/sparc-count.so,out=%t.json %t
! RUN: FileCheck %s < %t.json
!
! CHECK:      "instructions": 49,
! CHECK-NEXT: "loads": 0,
! CHECK-NEXT: "stores": 0,
! CHECK-NEXT: "nops": 5,

        .globl _start
_start:
        mov 5, %l0
loop:
        cmp %g0, 0
        bne,a wrong
         nop
        be,a taken
         nop
wrong:
        nop
        nop
taken:
        ba,a over
         nop
        nop
over:
        bn,a wrong
         nop
        subcc %l0, 1, %l0
        bg loop
         mov 0, %o0
        mov 1, %g1
        mov 0, %o0
        ta 0x10
