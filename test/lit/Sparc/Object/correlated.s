! Conditions on a path that exclude each other: the path is not taken, so that what
! is undefined or destroyed on it is not a fault. Comparisons of other operands, or
! of changed ones, exclude nothing.
! RUN: not sparc-lint --unproved %s | grep -v 'SPL02[245]' \
! RUN:   | FileCheck %s --implicit-check-not=violation: --implicit-check-not=unproved:

!===- What is not defined ----------------------------------------------------===!

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

! The same flags, after one of the operands has changed.
        .type flags, @function
flags:  save %sp, -96, %sp
        ld [%i0], %f0
        ld [%i0+4], %f1
        fcmps %f0, %f1
        nop
        fbl .Lflags
        fmovs %f1, %f0
        mov 1, %l0
.Lflags:
        fbl .Lless
        nop
        sra %l0, 0, %i1
.Lless: ret
        restore %i1, 0, %o0
        .size flags, .-flags

! The conditions may be the same in another way. Behind one, it is a fault.
! CHECK: unproved: in differ at {{.*}} `sra %l0, 0, %i0`: {{.*}} [SPL018]
        .type differ, @function
differ: save %sp, -96, %sp
        cmp %i0, 0
        be .Ldiffer
        nop
        mov %i1, %l0
.Ldiffer:
        cmp %i2, 0
        be .Lother2
        nop
        sra %l0, 0, %i0
        ret
        restore
.Lother2:
        ret
        restore %g0, 0, %o0
        .size differ, .-differ

! CHECK: violation: in once at {{.*}} `sra %l0, 0, %i0`: {{.*}}%l0 has no definition on some path; {{.*}} [SPL018]
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

!===- What a call changes ----------------------------------------------------===!

! The opposite condition, of which the slot changes an operand after the test.
        .type opposite, @function
opposite:
        save %sp, -96, %sp
        mov %i1, %g2
        cmp %i0, %i2
        bne .Lopposite
        nop
        call f
        nop
.Lopposite:
        cmp %i0, %i2
        be .Lend
        mov 0, %i0
        add %g2, 1, %i0
.Lend:  ret
        restore
        .size opposite, .-opposite

! In a loop the comparison is repeated with new operands.
        .type inLoop, @function
inLoop: save %sp, -96, %sp
        mov %i1, %g2
.Lloop: ld [%i3], %l0
        cmp %l0, %i2
        be .Lequal
        add %i3, 4, %i3
        call f
        nop
        ba .Lagain
        nop
.Lequal:
        add %g2, 4, %g2
.Lagain:
        cmp %l0, %i2
        bne .Ldone
        nop
        ba .Lloop
        add %g2, 1, %g2
.Ldone: ret
        restore
        .size inLoop, .-inLoop

! `bge` not taken excludes `be`, and a comparison with zero is one however it is written.
        .type zero, @function
zero:   save %sp, -96, %sp
        mov %i1, %g2
        cmp %i0, 0
        bge .Lzero
        nop
        call f
        nop
.Lzero: tst %i0
        bne .Lnot
        mov 0, %i1
        add %g2, 1, %i1
.Lnot:  ret
        restore
        .size zero, .-zero

! A constant that one path assigns, and its copy.
        .type constant, @function
constant:
        save %sp, -96, %sp
        mov %i1, %g2
        cmp %i0, 7
        mov 0, %l0
        bne .Lconstant
        nop
        mov 1, %l0
        call f
        nop
.Lconstant:
        mov %l0, %l1
        cmp %l1, 1
        be .Lcalled
        mov 0, %i1
        add %g2, 1, %i1
.Lcalled:
        cmp %l0, 1
        ret
        restore
        .size constant, .-constant

! CHECK: violation: in changed at {{.*}} `add %g2, 1, %i0`: {{.*}} %g2; {{.*}} [SPL011]
        .type changed, @function
changed:
        save %sp, -96, %sp
        mov %i1, %g2
        cmp %i0, %i2
        bne .Lchanged
        nop
        call f
        nop
        add %i0, 1, %i0
.Lchanged:
        cmp %i0, %i2
        be .Lend2
        mov 0, %i3
        add %g2, 1, %i0
.Lend2: ret
        restore
        .size changed, .-changed

! CHECK: violation: in same at {{.*}} `add %g2, 1, %i3`: {{.*}} %g2; {{.*}} [SPL011]
        .type same, @function
same:   save %sp, -96, %sp
        mov %i1, %g2
        cmp %i0, %i2
        bne .Lsame
        nop
        call f
        nop
.Lsame: cmp %i0, %i2
        bne .Lend3
        mov 0, %i3
        add %g2, 1, %i3
.Lend3: ret
        restore
        .size same, .-same

! One of two calls is not excluded.
! CHECK: violation: in either at {{.*}} `add %g2, 1, %i3`: {{.*}} %g2; {{.*}} [SPL011]
        .type either, @function
either: save %sp, -96, %sp
        mov %i1, %g2
        cmp %i3, 0
        be .Lfirst
        nop
        call f
        nop
.Lfirst:
        cmp %i0, %i2
        bne .Leither
        nop
        call f
        nop
.Leither:
        cmp %i0, %i2
        be .Lend4
        mov 0, %i3
        add %g2, 1, %i3
.Lend4: ret
        restore
        .size either, .-either

! The flags are those of another comparison.
! CHECK: violation: in overwritten at {{.*}} `add %g2, 1, %i3`: {{.*}} %g2; {{.*}} [SPL011]
        .type overwritten, @function
overwritten:
        save %sp, -96, %sp
        mov %i1, %g2
        cmp %i0, %i2
        bne .Loverwritten
        nop
        call f
        nop
.Loverwritten:
        cmp %i0, %i2
        subcc %i2, 1, %i2
        be .Lend5
        mov 0, %i3
        add %g2, 1, %i3
.Lend5: ret
        restore
        .size overwritten, .-overwritten

! Comparisons with different constants: 1 is not greater than 3.
        .type greater, @function
greater:
        save %sp, -96, %sp
        cmp %i0, 1
        be .Lgreater
        nop
        mov %i1, %l0
.Lgreater:
        cmp %i0, 3
        ble .Lend7
        nop
        sra %l0, 0, %i0
.Lend7: ret
        restore
        .size greater, .-greater

! Some number is 5 and greater than 3.
! CHECK: unproved: in both at {{.*}} `sra %l0, 0, %i0`: {{.*}} [SPL018]
        .type both, @function
both:   save %sp, -96, %sp
        cmp %i0, 5
        be .Lboth
        nop
        mov %i1, %l0
.Lboth: cmp %i0, 3
        ble .Lend8
        nop
        sra %l0, 0, %i0
.Lend8: ret
        restore
        .size both, .-both
