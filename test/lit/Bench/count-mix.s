! The instruction before a nop determines its kind; nops at other positions
! are only counted with all nops. Moves are `or`
! with nothing, between registers or of a constant, and copies of floating-point
! registers.
!
! REQUIRES: sparc-cross
! RUN: %cc-sparc -nostdlib %s -o %t
! RUN: %run-sparc -plugin %plugin-dir/sparc-count.so,out=%t.json %t
! RUN: FileCheck %s < %t.json
!
! CHECK:      "nops": 8,
! CHECK-NEXT: "compare_nops": 1,
! CHECK-NEXT: "float_branch_nops": 2,
! CHECK-NEXT: "branch_nops": 2,
! CHECK-NEXT: "call_nops": 2,
! CHECK-NEXT: "sethis": 1,
! CHECK-NEXT: "moves": 5,

        .globl _start
_start:
        nop
        sethi %hi(4096), %l0
        fcmpd %f0, %f0
        nop
        fbne over
         nop
        fbe over
         nop
        fmovs %f1, %f2
over:
        ba next
         nop
        or %l0, 8, %l1
next:
        cmp %g0, 1
        be over
         nop
        call function
         nop
        mov %l0, %l2
        or %l0, 0, %l2
        or %l0, %l1, %l2
        fmovs %f1, %f2
        or %l0, 8, %l1
        mov 1, %g1
        mov 0, %o0
        ta 0x10

function:
        jmp %o7 + 8
         nop
        nop
