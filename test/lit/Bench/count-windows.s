! Recursion 20 deep: six windows beyond the current one are free, so 14 saves
! overflow, and on the way back 14 restores find their window gone. qemu repeats
! each of these 28 instructions; they are counted once.
!
! 6 instructions in _start, 19 calls of 8, one of 6; 28 traps at 40.
!
! REQUIRES: sparc-cross
! RUN: %cc-sparc -nostdlib %s -o %t
! RUN: %run-sparc -plugin %plugin-dir/sparc-count.so,out=%t.json %t
! RUN: FileCheck %s < %t.json
!
! The same when qemu translates each instruction by itself.
! RUN: %run-sparc -singlestep -plugin %plugin-dir/sparc-count.so,out=%t.json %t
! RUN: FileCheck %s < %t.json
!
! CHECK:      "instructions": 164,
! CHECK-NEXT: "loads": 0,
! CHECK-NEXT: "stores": 0,
! CHECK-NEXT: "nops": 40,
! CHECK:      "saves": 20,
! CHECK-NEXT: "restores": 20,
! CHECK-NEXT: "overflows": 14,
! CHECK-NEXT: "underflows": 14,
! CHECK-NEXT: "weighted": 1284

        .globl _start
_start:
        mov 20, %o0
        call f
         nop
        mov 1, %g1
        mov 0, %o0
        ta 0x10

f:
        save %sp, -96, %sp
        subcc %i0, 1, %o0
        be done
         nop
        call f
         nop
done:
        ret
         restore
