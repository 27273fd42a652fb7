! Correlated conditions of branches on registers, compare-and-branch and %xcc, which says
! nothing about %icc.
! RUN: not sparc-lint --triple=sparcv9-unknown-linux-gnu %s | FileCheck %s --implicit-check-not=violation:
        .register %g2, #scratch
        .type register, @function
register:
        save %sp, -176, %sp
        mov %i1, %g2
        brnz %i0, .Lregister
        nop
        call f
        nop
        mov %o0, %i4
.Lregister:
        brz %i0, .Lend
        mov 0, %i1
        add %g2, 1, %i1
.Lend:  ret
        restore
        .size register, .-register

! CHECK: violation: in halves at {{.*}} `add %g2, 1, %i1`: {{.*}} %g2; {{.*}} [SPL011]
        .type halves, @function
halves: save %sp, -176, %sp
        mov %i1, %g2
        cmp %i0, 0
        bne %icc, .Lhalves
        nop
        call f
        nop
        mov %o0, %i4
.Lhalves:
        cmp %i0, 0
        be %xcc, .Lend2
        mov 0, %i1
        add %g2, 1, %i1
.Lend2: ret
        restore
        .size halves, .-halves

        .type wide, @function
wide:   save %sp, -176, %sp
        mov %i1, %g2
        cmp %i0, %i2
        bne %xcc, .Lwide
        nop
        call f
        nop
        mov %o0, %i4
.Lwide: cmp %i0, %i2
        be %xcc, .Lend3
        mov 0, %i1
        add %g2, 1, %i1
.Lend3: ret
        restore
        .size wide, .-wide
