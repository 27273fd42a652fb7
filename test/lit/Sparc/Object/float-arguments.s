! In 32-bit code a local function that is called directly may have arguments in
! floating-point registers, which its callers have to define.
! RUN: not sparc-lint %s | FileCheck %s --implicit-check-not=violation:
! RUN: not sparc-lint --unproved %s | FileCheck %s --check-prefix=ALL

        .text
        .type sum, @function
sum:    retl
        faddd %f0, %f2, %f0
        .size sum, .-sum

        .type good, @function
good:   save %sp, -96, %sp
        ldd [%i0], %f0
        call sum
        ldd [%i0+8], %f2
        ret
        restore
        .size good, .-good

        .type half, @function
half:   save %sp, -96, %sp
        ldd [%i0], %f0
        call sum
! CHECK: violation: in half {{.*}}: the callee reads %f3, which has no definition on any path; {{.*}} [SPL025]
        ld [%i0+8], %f2
        ret
        restore
        .size half, .-half

        .type path, @function
path:   save %sp, -96, %sp
        cmp %i0, 0
        be .L1
        ldd [%i1], %f0
        ldd [%i1], %f2
.L1:    call sum
! CHECK: violation: in path {{.*}}: the callee reads %f2, which has no definition on some path; {{.*}} [SPL025]
        nop
        ret
        restore
        .size path, .-path

! Passed on: to a callee, at the end too, and by recursion.
        .type passes, @function
passes: save %sp, -96, %sp
        call sum
        nop
        ret
        restore
        .size passes, .-passes
        .type jumps, @function
jumps:  mov %o7, %g1
        call passes
        mov %g1, %o7
        .size jumps, .-jumps
        .type calls, @function
calls:  save %sp, -96, %sp
        call jumps
! CHECK: violation: in calls {{.*}}: the callee reads %f0, which has no definition on any path; {{.*}} [SPL025]
        ldd [%i0], %f2
        ret
        restore
        .size calls, .-calls

! What is read on some paths only.
        .type choice, @function
choice: cmp %o0, 0
        be .L2
        nop
        retl
        fmovs %f4, %f0
.L2:    retl
        fmovs %f6, %f0
        .size choice, .-choice
        .type chooses, @function
chooses: save %sp, -96, %sp
        ld [%i0], %f4
        call choice
! ALL: unproved: in chooses {{.*}}: the callee may read %f6, which has no definition on some path [SPL025]
        mov %i0, %o0
        ret
        restore
        .size chooses, .-chooses

! Other functions have the convention of the ABI: a global one, and one that is
! only called through its address.
        .global visible
        .type visible, @function
! CHECK: violation: in visible {{.*}}: %f0 has no definition on any path; {{.*}} [SPL018]
visible: retl
        faddd %f0, %f0, %f0
        .size visible, .-visible
        .type hidden, @function
! CHECK: violation: in hidden {{.*}}: %f0 has no definition on any path; {{.*}} [SPL018]
hidden: retl
        fadds %f0, %f0, %f0
        .size hidden, .-hidden
        .type caller, @function
caller: save %sp, -96, %sp
        ldd [%i0], %f0
        call visible
        nop
        ret
        restore
        .size caller, .-caller

        .data
        .word hidden
