! What is not defined on a path with two conditional branches may never be used:
! the conditions may be the same. Behind one, it is.
! RUN: not %mincaml-llc --check-sparc --sparc-check=all %s | FileCheck %s
! CHECK: unproved: in twice at {{.*}} `sra %l0, 0, %i0`: {{.*}} [SPL018]
! CHECK: violation: in once at {{.*}} `sra %l0, 0, %i0`: {{.*}}%l0 has no definition on some path; {{.*}} [SPL018]
        .type twice, @function
twice:  save %sp, -96, %sp
        cmp %i0, 0
        be .Lnone
        nop
        mov %i1, %l0
.Lnone: cmp %i0, 0
        be .Lother
        nop
        sra %l0, 0, %i0
        ret
        restore
.Lother:
        ret
        restore %g0, 0, %o0
        .size twice, .-twice
        .type once, @function
once:   save %sp, -96, %sp
        cmp %i0, 0
        be .Luse
        nop
        mov %i1, %l0
.Luse:  sra %l0, 0, %i0
        ret
        restore
        .size once, .-once
