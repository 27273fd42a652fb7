! A variable of a loop that has no value in the first iteration is copied and
! kept on the stack nevertheless; computing with it is a fault.
! RUN: sparc-lint --unproved %s 2>&1 | FileCheck %s
! RUN: sed 's/fmovs %f8, %f10/fadds %f8, %f8, %f10/' %s > %t.s
! RUN: not sparc-lint %t.s 2>&1 | FileCheck --check-prefix=FAULT %s
! CHECK: unproved: in f at 0xc `fmovs %f8, %f10`: {{.*}}%f8, unless the value is unused on some paths [SPL011]
! CHECK: unproved: in f at 0x10 `st %f8, [%fp+-4]`: {{.*}}[SPL011]
! CHECK: unproved: in behind at 0x{{.*}} `st %f8, [%i0]`: {{.*}}%f8, unless the value is unused on some paths [SPL011]
! RUN: sed 's/st %f8, \[%i0\]/st %f8, [%g2]/' %s > %t.address.s
! RUN: not sparc-lint %t.address.s 2>&1 | FileCheck --check-prefix=ADDRESS %s
! ADDRESS: violation: in behind at 0x{{.*}} `st %f8, [%g2]`: {{.*}}: %g2; {{.*}} [SPL011]
! FAULT: violation: in f at 0xc `fadds %f8, %f8, %f10`: {{.*}}: %f8; {{.*}} [SPL011]
        .text
        .globl f
        .type f,@function
f:
        save %sp, -104, %sp
        call g
        nop
.Lloop:
        fmovs %f8, %f10
        st %f8, [%fp-4]
        ld [%i0], %f8
        subcc %i1, 1, %i1
        bne .Lloop
        nop
        st %f10, [%i0]
        ret
        restore
        .size f, .-f

        .type g,@function
g:
        save %sp, -96, %sp
        call h
        nop
        ret
        restore
        .size g, .-g

! So does the value after a loop, if the loop may end at once.
        .type behind,@function
behind: save %sp, -96, %sp
        call g
        mov 1, %g2
.Lagain:
        cmp %i1, 0
        be .Ldone
        nop
        ld [%i0], %f8
        mov %i0, %g2
        b .Lagain
        dec %i1
.Ldone: st %f8, [%i0]
        ret
        restore
        .size behind, .-behind
