! Loads and stores: a doubleword is one access; ldstub and swap are a load and a
! store. 7 loads, 7 stores and the 2 that are both: 9 and 9.
!
! REQUIRES: sparc-cross
! RUN: %cc-sparc -nostdlib %s -o %t
! RUN: %run-sparc -plugin %plugin-dir/sparc-count.so,out=%t.json %t
! RUN: FileCheck %s < %t.json
!
! CHECK:      "instructions": 20,
! CHECK-NEXT: "loads": 9,
! CHECK-NEXT: "stores": 9,
! CHECK-NEXT: "nops": 0,

        .globl _start
_start:
        add %sp, -64, %l0
        st %l1, [%l0]
        stb %l1, [%l0]
        sth %l1, [%l0]
        st %f0, [%l0]
        std %f2, [%l0]
        st %fsr, [%l0]
        std %g0, [%l0]
        ld [%l0], %l1
        ldub [%l0], %l1
        ldsh [%l0], %l1
        ldd [%l0], %l2
        ld [%l0], %f0
        ldd [%l0], %f2
        ld [%l0], %fsr
        ldstub [%l0], %l1
        swap [%l0], %l1
        mov 1, %g1
        mov 0, %o0
        ta 0x10
