! Functions that share the window of their caller, as GCC's -mflat makes them: what they
! change of it they save and restore.
! RUN: not sparc-lint %s | FileCheck %s --implicit-check-not=violation:
! RUN: not sparc-lint --unproved %s | FileCheck %s --check-prefix=ALL
        .text
        .type good,@function
good:   std %i4, [%sp+48]
        std %fp, [%sp+56]
        st %l7, [%sp+28]
        add %sp, -96, %sp
        sub %sp, -96, %fp
        mov %o7, %i7
        mov %o0, %i5
        mov 4, %l7
        call external
        mov %o1, %i4
        cmp %o0, 0
        be 1f
        add %i5, %i4, %o0
        call external
        mov %l7, %o0
1:      mov %i7, %o7
        ld [%sp+124], %l7
        ldd [%fp+48], %i4
        ldd [%fp+56], %fp
        retl
        add %sp, 96, %sp
        .size good, .-good

! A variable of dynamic size: the registers are restored relative to %fp.
        .type dynamic,@function
dynamic:
        st %i5, [%sp+52]
        std %fp, [%sp+56]
        add %sp, -96, %sp
        sub %sp, -96, %fp
        mov %o7, %i7
        and %o0, -8, %g1
        sub %sp, %g1, %sp
        call external
        mov %o0, %i5
        mov %fp, %g1
        mov %i7, %o7
        ld [%fp+52], %i5
        ldd [%fp+56], %fp
        retl
        mov %g1, %sp
        .size dynamic, .-dynamic

! Not saved.
        .type unsaved,@function
unsaved:
        st %i7, [%sp+60]
        add %sp, -96, %sp
        mov %o7, %i7
        call external
! CHECK: violation: in unsaved {{.*}} `mov %o0, %i5`: {{.*}}: %i5 is written; {{.*}}[SPL010]
        mov %o0, %i5
        mov %i7, %o7
        ld [%sp+156], %i7
        retl
        add %sp, 96, %sp
        .size unsaved, .-unsaved

! Saved on one of two paths.
        .type sometimes,@function
sometimes:
        cmp %o0, 0
        be 1f
        nop
        st %i5, [%sp+52]
1:      add %sp, -96, %sp
! CHECK: violation: in sometimes {{.*}} `mov %o0, %i5`: {{.*}}: %i5 is written; {{.*}}[SPL010]
        mov %o0, %i5
! CHECK: violation: in sometimes {{.*}} `ld [%sp+148], %i5`: {{.*}}: %i5 is written; {{.*}}[SPL010]
        ld [%sp+148], %i5
! CHECK: violation: in sometimes {{.*}} `retl`: {{.*}}: %i5 not restored where the function returns; {{.*}}[SPL010]
        retl
        add %sp, 96, %sp
        .size sometimes, .-sometimes

! Not restored.
        .type kept,@function
kept:   st %i5, [%sp+52]
        add %sp, -96, %sp
        mov %o0, %i5
! CHECK: violation: in kept {{.*}} `retl`: {{.*}}: %i5 not restored where the function returns; {{.*}}[SPL010]
        retl
        add %sp, 96, %sp
        .size kept, .-kept

! Restored on one of two paths.
        .type onePath,@function
onePath:
        st %i5, [%sp+52]
        add %sp, -96, %sp
        mov %o0, %i5
        cmp %o0, 0
        be 1f
        nop
        ld [%sp+148], %i5
! CHECK: violation: in onePath {{.*}} `retl`: {{.*}}: %i5 not restored where the function returns; {{.*}}[SPL010]
1:      retl
        add %sp, 96, %sp
        .size onePath, .-onePath

! Restored from the place of another register.
        .type swapped,@function
swapped:
        st %i4, [%sp+48]
        st %i5, [%sp+52]
        add %sp, -96, %sp
        mov %o0, %i4
        mov %o1, %i5
        ld [%sp+148], %i4
        ld [%sp+144], %i5
! CHECK: violation: in swapped {{.*}} `retl`: {{.*}}: %i4, %i5 not restored where the function returns; {{.*}}[SPL010]
        retl
        add %sp, 96, %sp
        .size swapped, .-swapped

! Saved when it has changed: that is no save.
        .type late,@function
late:
! CHECK: violation: in late {{.*}} `mov %o0, %i5`: {{.*}}: %i5 is written; {{.*}}[SPL010]
        mov %o0, %i5
! CHECK: violation: in late {{.*}} `st %i5, [%sp+52]`: a store into the register window save area: {{.*}}[SPL021]
        st %i5, [%sp+52]
        add %sp, -96, %sp
! CHECK: violation: in late {{.*}} `ld [%sp+148], %i5`: {{.*}}: %i5 is written; {{.*}}[SPL010]
        ld [%sp+148], %i5
! CHECK: violation: in late {{.*}} `retl`: {{.*}}: %i5 not restored where the function returns; {{.*}}[SPL010]
        retl
        add %sp, 96, %sp
        .size late, .-late

! Saved at the place of another register.
        .type displaced,@function
displaced:
! CHECK: violation: in displaced {{.*}} `st %i5, [%sp+48]`: a store into the register window save area: {{.*}}[SPL021]
        st %i5, [%sp+48]
        add %sp, -96, %sp
! CHECK: violation: in displaced {{.*}} `mov %o0, %i5`: {{.*}}: %i5 is written; {{.*}}[SPL010]
        mov %o0, %i5
! CHECK: violation: in displaced {{.*}} `ld [%sp+144], %i5`: {{.*}}: %i5 is written; {{.*}}[SPL010]
        ld [%sp+144], %i5
! CHECK: violation: in displaced {{.*}} `retl`: {{.*}}: %i5 not restored where the function returns; {{.*}}[SPL010]
        retl
        add %sp, 96, %sp
        .size displaced, .-displaced

! The saved value is overwritten.
        .type overwritten,@function
overwritten:
        st %i5, [%sp+52]
        add %sp, -96, %sp
        mov %o0, %i5
! CHECK: violation: in overwritten {{.*}} `stb %o1, [%sp+149]`: a store into the register window save area: {{.*}}[SPL021]
        stb %o1, [%sp+149]
! CHECK: violation: in overwritten {{.*}} `ld [%sp+148], %i5`: {{.*}}: %i5 is written; {{.*}}[SPL010]
        ld [%sp+148], %i5
! CHECK: violation: in overwritten {{.*}} `retl`: {{.*}}: %i5 not restored where the function returns; {{.*}}[SPL010]
        retl
        add %sp, 96, %sp
        .size overwritten, .-overwritten

! In a window of its own there is nothing to save there.
        .type window,@function
window: save %sp, -96, %sp
! CHECK: violation: in window {{.*}} `st %i5, [%fp+52]`: a store into the register window save area: {{.*}}[SPL021]
        st %i5, [%fp+52]
        ret
        restore
        .size window, .-window

! The frame is not released.
        .type frame,@function
frame:  st %i7, [%sp+60]
        add %sp, -96, %sp
        mov %o7, %i7
        call external
        nop
        mov %i7, %o7
        ld [%sp+156], %i7
! CHECK: violation: in frame {{.*}} `retl`: illegal modification of %sp, %fp or %i7: %sp is changed by -96 at the end; {{.*}}[SPL009]
        retl
        nop
        .size frame, .-frame

! The return address is lost.
        .type lost,@function
lost:   st %i7, [%sp+60]
        add %sp, -96, %sp
        mov %o7, %i7
        call external
        nop
        ld [%sp+156], %i7
! CHECK: violation: in lost {{.*}} `retl`: wrong return address: %o7 does not contain the return address; {{.*}}[SPL024]
        retl
        add %sp, 96, %sp
        .size lost, .-lost

! %sp is not known where the registers are restored.
        .type unknown,@function
unknown:
        st %i5, [%sp+52]
        add %sp, -96, %sp
        mov %o0, %i5
        and %o0, -8, %o1
        sub %sp, %o1, %sp
        add %sp, %o1, %sp
        ld [%sp+148], %i5
! ALL: unproved: in unknown {{.*}} `retl`: {{.*}}: %i5 may not be restored [SPL010]
        retl
        add %sp, 96, %sp
        .size unknown, .-unknown

! GCC's functions that add the return address to a register do not use the room for
! arguments.
        .type position,@function
position:
        st %l7, [%sp+28]
        st %i7, [%sp+60]
        add %sp, -96, %sp
        mov %o7, %i7
        st %o0, [%sp+76]
        call __sparc_get_pc_thunk.l7
        nop
        ld [%sp+76], %f0
        st %o1, [%sp+80]
        call external
        nop
! CHECK: violation: in position {{.*}} `ld [%sp+80], %f1`: {{.*}}the word 80 bytes above %sp, which belongs to the callee; {{.*}} [SPL011]
        ld [%sp+80], %f1
        mov %i7, %o7
        ld [%sp+156], %i7
        ld [%sp+124], %l7
        retl
        add %sp, 96, %sp
        .size position, .-position

        .type __sparc_get_pc_thunk.l7,@function
__sparc_get_pc_thunk.l7:
        retl
        add %o7, %l7, %l7
        .size __sparc_get_pc_thunk.l7, .-__sparc_get_pc_thunk.l7
