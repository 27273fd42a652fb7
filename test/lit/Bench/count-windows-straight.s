! Window instructions in the middle of straight-line code. Twice in a loop:
! eight saves (two overflow), eight restores (two underflow); three saves, a
! flush that puts their callers' windows in memory, three restores (all
! underflow). What stands after a trapping instruction in the same block is
! counted once. 1 + 2 * (8 + 1 + 8 + 1 + 3 + 1 + 3 + 3) + 3 instructions.
!
! REQUIRES: sparc-cross
! RUN: %cc-sparc -nostdlib %s -o %t
! RUN: %run-sparc -plugin %plugin-dir/sparc-count.so,out=%t.json %t
! RUN: FileCheck %s < %t.json
! RUN: %run-sparc -singlestep -plugin %plugin-dir/sparc-count.so,out=%t.json %t
! RUN: FileCheck %s < %t.json
!
! CHECK:      "instructions": 60,
! CHECK:      "saves": 22,
! CHECK-NEXT: "restores": 22,
! CHECK-NEXT: "overflows": 4,
! CHECK-NEXT: "underflows": 10,
! CHECK-NEXT: "weighted": 620

        .globl _start
_start:
        mov 2, %g2
again:
        .rept 8
        save %sp, -96, %sp
        .endr
        add %g3, 1, %g3
        .rept 8
        restore
        .endr
        add %g3, 1, %g3
        .rept 3
        save %sp, -96, %sp
        .endr
        ta 3
        .rept 3
        restore
        .endr
        subcc %g2, 1, %g2
        bne again
         nop
        mov 1, %g1
        mov 0, %o0
        ta 0x10
