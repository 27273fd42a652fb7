! Functions without windows in 64-bit code; see flat-frames.s.
! RUN: not sparc-lint --triple=sparcv9-unknown-linux-gnu %s | FileCheck %s --implicit-check-not=violation:
        .text
        .type good,@function
good:   stx %l0, [%sp+2047]
        stx %i7, [%sp+2167]
        add %sp, -2288, %sp
        mov %o7, %i7
        call external
        mov %o0, %l0
        mov %i7, %o7
! 4335, for an epilogue whose distances do not fit.
        sethi %hi(4439040), %g1
        srlx %g1, 10, %g1
        add %sp, %g1, %g1
        ldx [%g1], %l0
        ldx [%g1+120], %i7
        retl
        add %sp, 2288, %sp
        .size good, .-good

! Half of the register.
        .type half,@function
half:
! CHECK: violation: in half {{.*}} `st %l0, [%sp+2047]`: a store into the register window save area: {{.*}}[SPL021]
        st %l0, [%sp+2047]
        add %sp, -176, %sp
! CHECK: violation: in half {{.*}} `mov %o0, %l0`: {{.*}}: %l0 is written; {{.*}}[SPL010]
        mov %o0, %l0
! CHECK: violation: in half {{.*}} `ld [%sp+2223], %l0`: {{.*}}: %l0 is written; {{.*}}[SPL010]
        ld [%sp+2223], %l0
! CHECK: violation: in half {{.*}} `retl`: {{.*}}: %l0 not restored where the function returns; {{.*}}[SPL010]
        retl
        add %sp, 176, %sp
        .size half, .-half

! The distance is wrong by a word.
        .type far,@function
far:    stx %l0, [%sp+2047]
        add %sp, -2288, %sp
        mov %o0, %l0
        sethi %hi(4439040), %g1
        srlx %g1, 10, %g1
        add %sp, %g1, %g1
        ldx [%g1+8], %l0
! CHECK: violation: in far {{.*}} `retl`: {{.*}}: %l0 not restored where the function returns; {{.*}}[SPL010]
        retl
        add %sp, 2288, %sp
        .size far, .-far
