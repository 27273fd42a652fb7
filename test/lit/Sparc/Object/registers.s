! Registers that belong to somebody else.
! RUN: not sparc-lint %s | FileCheck %s --implicit-check-not=violation:

        .text
        .type good, @function
good:   save %sp, -96, %sp
        mov 1, %l0
        mov 2, %g1
        call external
        mov %g1, %o0
        mov %l0, %i0
        add %sp, -16, %sp
        ret
        restore
        .size good, .-good

        .type reserved, @function
! CHECK: violation: in reserved at 0x24 `mov 1, %g7`: a register that is reserved for the system is written: %g7; {{.*}} [SPL008]
reserved: mov 1, %g7
! CHECK: violation: in {{.*}} `mov 1, %g5`: {{.*}}: %g5; {{.*}} [SPL008]
        mov 1, %g5
        mov 1, %g4
        retl
        nop
        .size reserved, .-reserved

        .type frame, @function
frame:  save %sp, -96, %sp
! CHECK: violation: in frame {{.*}} `mov 1, %fp`: illegal modification of %sp, %fp or %i7: %fp is written; {{.*}} [SPL009]
        mov 1, %fp
! CHECK: violation: in {{.*}} `sethi 1, %sp`: {{.*}}: %sp is written; {{.*}} [SPL009]
        sethi 1, %sp
        ret
        restore
        .size frame, .-frame

        .type leaf, @function
! CHECK: violation: in leaf {{.*}} `mov 1, %l0`: a register of the caller's window is used: %l0 is written; {{.*}} [SPL010]
leaf:   mov 1, %l0
! CHECK: violation: in {{.*}} `ld [%o0], %i0`: {{.*}}: %i0 is written; {{.*}} [SPL010]
        ld [%o0], %i0
        mov 1, %o5
        retl
        nop
        .size leaf, .-leaf

        .type across, @function
across: save %sp, -96, %sp
        cmp %i0, 0
        be 1f
        mov 1, %g1
        call external
        mov 3, %o3
! %o0 and %f0 hold results after a call.
        add %o0, %o1, %l0
! CHECK: violation: in across {{.*}} `add %o3, 1, %o0`: a value is live across a call in a register that the callee may change: %o3; {{.*}} [SPL011]
        add %o3, 1, %o0
! On one of two paths.
! CHECK: violation: in {{.*}} `add %g1, 1, %o0`: {{.*}}: %g1; {{.*}} [SPL011]
1:      add %g1, 1, %o0
        ret
        restore
        .size across, .-across

! A private convention: the callee leaves %g2 alone.
        .type own, @function
own:    save %sp, -96, %sp
        mov 1, %g2
        call helper
        nop
        mov %g2, %i0
        ret
        restore
        .size own, .-own
        .type helper, @function
helper: retl
        mov 1, %o0
        .size helper, .-helper
