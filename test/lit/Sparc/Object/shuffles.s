! VIS 2's bshuffle, which reads those bytes of its operands that a mask selects.
! RUN: not sparc-lint --unproved --triple=sparcv9-unknown-linux-gnu --mcpu=ultrasparc3 %s | FileCheck %s --implicit-check-not='[SPL011]'
        .text
        .type half, @function
half:   save %sp, -176, %sp
        call external
        nop
        ld [%i0], %f9
! CHECK: unproved: in half {{.*}} `bshuffle %f8, %f8, %f8`: {{.*}}: %f8, unless this half of the pair is unused{{.*}} [SPL011]
        bshuffle %f8, %f8, %f8
        std %f8, [%i1]
        ret
        restore
        .size half, .-half

        .type none, @function
none:   save %sp, -176, %sp
        call external
        nop
! CHECK: violation: in none {{.*}} `bshuffle %f8, %f8, %f8`: {{.*}}: %f8; {{.*}} [SPL011]
        bshuffle %f8, %f8, %f8
        std %f8, [%i1]
        ret
        restore
        .size none, .-none
