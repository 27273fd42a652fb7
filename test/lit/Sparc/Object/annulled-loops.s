! The analysis comes to an end although the sets of registers that no path defines
! shrink while they go around loops with annulled slots.
! RUN: not sparc-lint --summary --triple=sparcv9-unknown-linux-gnu %s | FileCheck %s
! CHECK: 1 functions

        .text
        .type f, @function
f:      save %sp, -176, %sp
.Lagain: ldx [%i4+16], %l0
        bgu,pn %xcc, .Lout
        nop
        brnz,pn %i1, .Lset
        cmp %i0, 1
        be,pn %icc, .Lload
        cmp %i0, 2
        be,a,pn %icc, .Ltest
        ldx [%l0+8], %g1
.Lcompare: cmp %i5, %o0
.Lbranch: bcc,pn %xcc, .Lout
        nop
        bcs,a %xcc, .Lagain
        mulx %i5, 40, %l2
        call fails
        mov %i5, %o1
.Ltest: brz,a,pn %g1, .Lcompare
.Lback: cmp %o0, %i5
        ba %xcc, .Lbranch
        cmp %i5, %o0
.Lout:  brz %i1, .Lreturn
.Lreturn: return %i7+8
.Lset:  sethi 0, %l1
.Lload: ldx [%l0+16], %g1
        be,a %icc, .Lback
        ldx [%l0+16], %g1
        .size f, .-f
