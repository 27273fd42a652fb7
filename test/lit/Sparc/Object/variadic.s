! A variadic function stores the registers of arguments that it may not have been given;
! unoptimized code of LLVM copies them first. What a function passes on, returns or
! computes with, it reads.
! RUN: not sparc-lint %s | FileCheck %s --implicit-check-not=violation:
        .text
        .type stores,@function
stores: save %sp, -104, %sp
        mov %i5, %g2
        mov %i4, %l1
        mov %l1, %i5
        st %g2, [%fp+88]
        st %i5, [%fp+84]
        st %i0, [%fp-4]
        add %fp, 84, %o1
        call print
        ld [%fp-4], %o0
        ret
        restore
        .size stores, .-stores

        .type passes,@function
passes: save %sp, -96, %sp
        mov %i2, %l0
        call print
        mov %l0, %o0
        ret
        restore
        .size passes, .-passes

        .type returns,@function
returns:
        mov %o3, %g1
        retl
        mov %g1, %o0
        .size returns, .-returns

        .type inSlot,@function
inSlot: save %sp, -96, %sp
        mov %i4, %l0
        ret
        restore %l0, 1, %o0
        .size inSlot, .-inSlot

        .type caller,@function
caller: save %sp, -96, %sp
        call stores
        mov 1, %o0
! CHECK: violation: in caller {{.*}}the callee reads %o2, which has no definition on any path{{.*}}[SPL025]
        call passes
        mov 1, %o0
! CHECK: violation: in caller {{.*}}the callee reads %o3, which has no definition on any path{{.*}}[SPL025]
        call returns
        mov 1, %o0
! CHECK: violation: in caller {{.*}}the callee reads %o4, which has no definition on any path{{.*}}[SPL025]
        call inSlot
        mov 1, %o0
        ret
        restore
        .size caller, .-caller
