! `int f(void) { g(); }`: GCC copies what would be the result, after a nop for the
! closing brace.
! RUN: not sparc-lint %s | FileCheck %s --implicit-check-not=violation:
! RUN: not sparc-lint --unproved %s | FileCheck %s --check-prefix=ALL
        .text
        .type missing,@function
missing:
        save %sp, -96, %sp
        call g
        nop
        nop
! ALL: unproved: in missing {{.*}} `mov %g1, %i0`: {{.*}}%g1, unless no caller uses the result [SPL011]
        mov %g1, %i0
        restore
        jmp %o7+8
        nop
        .size missing, .-missing

        .type missingPair,@function
missingPair:
        save %sp, -96, %sp
        call g
        nop
        nop
! ALL: unproved: in missingPair {{.*}} `mov %g2, %i0`: {{.*}}%g2, unless no caller uses the result [SPL011]
        mov %g2, %i0
! ALL: unproved: in missingPair {{.*}} `mov %g3, %i1`: {{.*}}%g3, unless no caller uses the result [SPL011]
        mov %g3, %i1
        restore
        jmp %o7+8
        nop
        .size missingPair, .-missingPair

        .type missingFloat,@function
missingFloat:
        save %sp, -96, %sp
        call g
        nop
        nop
! ALL: unproved: in missingFloat {{.*}} `fmovs %f8, %f0`: {{.*}}%f8, unless no caller uses the result [SPL011]
        fmovs %f8, %f0
        restore
        jmp %o7+8
        nop
        .size missingFloat, .-missingFloat

        .type withoutCall,@function
withoutCall:
        save %sp, -96, %sp
        st %i0, [%fp+68]
        nop
! ALL: unproved: in withoutCall {{.*}} `mov %g1, %i0`: {{.*}}%g1, unless no caller uses the result [SPL018]
        mov %g1, %i0
        restore
        jmp %o7+8
        nop
        .size withoutCall, .-withoutCall

! Without the nop it is a value that should have been defined, or have survived the call.
        .type undefined,@function
undefined:
        save %sp, -96, %sp
! CHECK: violation: in undefined {{.*}} `mov %g1, %i0`: {{.*}}%g1 has no definition on any path; {{.*}}[SPL018]
        mov %g1, %i0
        restore
        jmp %o7+8
        nop
        .size undefined, .-undefined

        .type kept,@function
kept:   save %sp, -96, %sp
        mov 1, %g1
        call g
        nop
! CHECK: violation: in kept {{.*}} `mov %g1, %i0`: {{.*}}: %g1; {{.*}}[SPL011]
        mov %g1, %i0
        ret
        restore
        .size kept, .-kept

! Another register than that of a result.
        .type other,@function
other:  save %sp, -96, %sp
        call g
        nop
        nop
! CHECK: violation: in other {{.*}} `mov %g1, %i2`: {{.*}}: %g1; {{.*}}[SPL011]
        mov %g1, %i2
        ret
        restore %i2, 0, %o0
        .size other, .-other

! The value is used before the return.
        .type used,@function
used:   save %sp, -96, %sp
        call g
        nop
        nop
! CHECK: violation: in used {{.*}} `mov %g1, %i0`: {{.*}}: %g1; {{.*}}[SPL011]
        mov %g1, %i0
        call g
        mov %i0, %o0
        ret
        restore
        .size used, .-used
