! Code of GCC that rightly writes %i7 and %fp, and code like it that does not.
! RUN: not sparc-lint %s | FileCheck %s --implicit-check-not=violation:
! RUN: not sparc-lint --unproved %s | FileCheck %s --check-prefix=ALL
        .text
! -mstd-struct-return: the size after the call decides where it returns to.
        .type structure,@function
structure:
        save %sp, -96, %sp
        ld [%i7+8], %g1
        cmp %g1, 24
        be 1f
        add %i7, 4, %i7
        add %i7, -4, %i7
! ALL: unproved: in structure {{.*}} `ret`: {{.*}}%i7 may contain another value: how it is computed is not modelled [SPL024]
1:      ret
        restore
        .size structure, .-structure

! __builtin_return
        .type result,@function
result: save %sp, -96, %sp
        ld [%i7+8], %g1
        srl %g1, 22, %g1
        cmp %g1, 0
        be,a 1f
        add %i7, 4, %i7
1:      ret
        restore
        .size result, .-result

! The caller has a size or not.
        .type caller,@function
caller: save %sp, -120, %sp
        add %fp, -24, %g1
        st %g1, [%sp+64]
        call structure
        nop
        unimp 24
        call structure
        nop
        ret
        restore
        .size caller, .-caller

! It skips the next instruction without a look at it.
        .type blind,@function
blind:  save %sp, -96, %sp
! CHECK: violation: in blind {{.*}} `add %i7, 4, %i7`: illegal modification of %sp, %fp or %i7: %i7 is written; {{.*}}[SPL009]
        add %i7, 4, %i7
        ret
        restore
        .size blind, .-blind

! It skips two.
        .type far,@function
far:    save %sp, -96, %sp
        ld [%i7+8], %g1
        cmp %g1, 24
        be 1f
        nop
        ret
        restore
! CHECK: violation: in far {{.*}} `add %i7, 8, %i7`: {{.*}}%i7 is written; {{.*}}[SPL009]
1:      add %i7, 8, %i7
! CHECK: violation: in far {{.*}} `ret`: {{.*}} it returns to 16 bytes after the call; {{.*}}[SPL024]
        ret
        restore
        .size far, .-far

! It returns 4 bytes too far.
        .type twice,@function
twice:  save %sp, -96, %sp
        ld [%i7+8], %g1
        cmp %g1, 24
        bne 1f
        nop
        add %i7, 4, %i7
! CHECK: violation: in twice {{.*}} it returns to 16 bytes after the call; {{.*}}[SPL024]
        jmp %i7+12
        restore
1:      ret
        restore
        .size twice, .-twice

! A nonlocal goto out of a nested function.
        .type nonlocal,@function
nonlocal:
        save %sp, -96, %sp
        cmp %i0, 0
        bne 1f
        nop
        ret
        restore
1:      ta 3
        ld [%g2+12], %l0
        ld [%g2], %g1
        ld [%g2+4], %sp
        ld [%g2+8], %g2
! ALL: unproved: in nonlocal {{.*}} `mov %g2, %i7`: {{.*}}%i7 is written, unless the jump continues in the frame that it sets [SPL009]
        mov %g2, %i7
        jmp %l0
! ALL: unproved: in nonlocal {{.*}} `mov %g1, %fp`: {{.*}}%fp is written, unless the jump continues in the frame that it sets [SPL009]
        mov %g1, %fp
        .size nonlocal, .-nonlocal

! Without a flush the window that it continues in is not that of the frame.
        .type unflushed,@function
unflushed:
        save %sp, -96, %sp
        ld [%g2+12], %l0
        ld [%g2], %g1
! CHECK: violation: in unflushed {{.*}} `ld [%g2+4], %sp`: {{.*}}%sp is written; {{.*}}[SPL009]
        ld [%g2+4], %sp
        ld [%g2+8], %g2
! CHECK: violation: in unflushed {{.*}} `mov %g2, %i7`: {{.*}}%i7 is written; {{.*}}[SPL009]
        mov %g2, %i7
        jmp %l0
! CHECK: violation: in unflushed {{.*}} `mov %g1, %fp`: {{.*}}%fp is written; {{.*}}[SPL009]
        mov %g1, %fp
        .size unflushed, .-unflushed

! A return is not a jump to another frame.
        .type returns,@function
returns:
        save %sp, -96, %sp
        ta 3
! CHECK: violation: in returns {{.*}} `ld [%g2+4], %sp`: {{.*}}%sp is written; {{.*}}[SPL009]
        ld [%g2+4], %sp
        ld [%g2+8], %g2
! CHECK: violation: in returns {{.*}} `mov %g2, %i7`: {{.*}}%i7 is written; {{.*}}[SPL009]
        mov %g2, %i7
! CHECK: violation: in returns {{.*}} `mov %i1, %fp`: {{.*}}%fp is written; {{.*}}[SPL009]
        mov %i1, %fp
        ret
        restore
        .size returns, .-returns
