! Every instruction of a loop is counted; so is the delay slot of each branch.
!
! REQUIRES: sparc-cross
! RUN: %cc-sparc -nostdlib %s -o %t
! RUN: %run-sparc -plugin %plugin-dir/sparc-count.so,out=%t.json %t
! RUN: FileCheck %s < %t.json
!
! Without out= the counts go to standard error.
! RUN: %run-sparc -plugin %plugin-dir/sparc-count.so %t 2>&1 | FileCheck %s
!
! CHECK:      {
! CHECK-NEXT:   "instructions": 44,
! CHECK-NEXT:   "loads": 0,
! CHECK-NEXT:   "stores": 0,
! CHECK-NEXT:   "nops": 20,
! CHECK:        "saves": 0,
! CHECK-NEXT:   "restores": 0,
! CHECK-NEXT:   "overflows": 0,
! CHECK-NEXT:   "underflows": 0,
! CHECK-NEXT:   "weighted": 44
! CHECK-NEXT: }

        .globl _start
_start:
        mov 10, %l0
loop:
        nop
        subcc %l0, 1, %l0
        bne loop
         nop
        mov 1, %g1
        mov 0, %o0
        ta 0x10
