! GCC's conditional branches over distances that their field has no room for skip a `ba`
! and share its slot. Over short distances they have no reason to.
! RUN: not sparc-lint --triple=sparcv9-unknown-linux-gnu %s | FileCheck %s --implicit-check-not=violation:
        .text
        .type far,@function
far:    brnz %o0, .Lslot
        nop
        ba %xcc, .Lfar
.Lslot: add %o1, 1, %o0
        retl
        nop
        .fill 30000, 4, 0x01000000
.Lfar:  retl
        add %o0, 1, %o0
        .size far, .-far

        .type near,@function
near:   brnz %o0, .Lslot2
        nop
        ba %xcc, .Lnear
! CHECK: violation: in near {{.*}} `add %o1, 1, %o0`: a delay slot can be entered without its control transfer: {{.*}} [SPL013]
.Lslot2:
        add %o1, 1, %o0
        retl
        nop
.Lnear: retl
        add %o0, 1, %o0
        .size near, .-near
