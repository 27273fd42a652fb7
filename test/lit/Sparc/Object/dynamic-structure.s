! A structure whose size is known only when the program runs has no unimp behind the
! call. GCC returns it so from nested functions.
! RUN: not sparc-lint --unproved %s | FileCheck %s --implicit-check-not='[SPL024]'
        .text
        .type nested,@function
nested: save %sp, -96, %sp
        ld [%fp+64], %i3
        st %i0, [%i3]
        mov %i3, %i0
! CHECK: unproved: in nested {{.*}}unless that is of dynamic size [SPL024]
        ret
        restore
        .size nested, .-nested

        .type wrong,@function
wrong:  save %sp, -96, %sp
        ld [%fp+64], %i3
        st %i0, [%i3]
        mov %i3, %i0
! CHECK: violation: in wrong {{.*}}returns to the unimp; {{.*}}[SPL024]
        ret
        restore
        .size wrong, .-wrong

        .global foreign
        .type foreign,@function
foreign:
        save %sp, -96, %sp
        ld [%fp+64], %i3
        st %i0, [%i3]
        mov %i3, %i0
! CHECK: violation: in foreign {{.*}}returns to the unimp; {{.*}}[SPL024]
        ret
        restore
        .size foreign, .-foreign

        .type caller,@function
caller: save %sp, -112, %sp
        add %fp, -8, %l0
        st %l0, [%sp+64]
        call nested
        mov 1, %o0
        call foreign
        mov 1, %o0
! CHECK: violation: in caller {{.*}}the callee returns to the unimp {{.*}}[SPL024]
        call wrong
        mov 1, %o0
        unimp 4
        ld [%fp-8], %i0
        ret
        restore
        .size caller, .-caller
