! A function without a window keeps what its caller has in %l and %i, if it stores the
! registers that it changes: its own check requires that it restores them.
! RUN: not sparc-lint --unproved %s | FileCheck %s --implicit-check-not=violation: --implicit-check-not=SPL024
        .text
        .type flat,@function
flat:   st %i7, [%sp+60]
        add %sp, -96, %sp
        mov %o7, %i7
        call restores
        nop
        mov %i7, %o7
        ld [%sp+156], %i7
        retl
        add %sp, 96, %sp
        .size flat, .-flat

        .type restores,@function
restores: st %i7, [%sp+60]
        add %sp, -96, %sp
        mov %o0, %i7
        add %i7, 1, %o0
        ld [%sp+156], %i7
        retl
        add %sp, 96, %sp
        .size restores, .-restores

! Not what it changes without storing it.
        .type loses,@function
loses:  st %i7, [%sp+60]
        add %sp, -96, %sp
        mov %o7, %i7
        call changes
        nop
! CHECK: unproved: in loses {{.*}}%o7 may contain another value{{.*}} [SPL024]
        mov %i7, %o7
        ld [%sp+156], %i7
        retl
        add %sp, 96, %sp
        .size loses, .-loses

        .type changes,@function
! CHECK: violation: in changes {{.*}}%i7 is written; {{.*}} [SPL010]
changes: mov %o0, %i7
        retl
        add %i7, 1, %o0
        .size changes, .-changes
