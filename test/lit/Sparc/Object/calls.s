! Calls, returns, and the ends of functions.
! RUN: not sparc-lint %s | FileCheck %s --implicit-check-not=violation:
! RUN: not sparc-lint --unproved %s | FileCheck %s --check-prefix=ALL

        .text
        .type good, @function
good:   save %sp, -96, %sp
        st %i0, [%sp+64]
        call structure
        mov 1, %o0
        unimp 8
        call two
        mov %i0, %o1
        call good
        restore
        .size good, .-good
        .type structure, @function
structure: jmp %o7+12
        nop
        .size structure, .-structure
        .type two, @function
two:    add %o0, %o1, %o0
        retl
        nop
        .size two, .-two

        .type far, @function
! CHECK: violation: in far {{.*}}: the branch target is out of range or is not an instruction of the function: the target is in the middle of two; {{.*}} [SPL002]
far:    ba two+4
        nop
        .size far, .-far

        .type returns, @function
returns: save %sp, -96, %sp
        st %i0, [%sp+64]
        call structure
! CHECK: violation: in returns {{.*}}: wrong return address: the callee skips the instruction after the delay slot; {{.*}} [SPL024]
        mov 1, %o0
        call two
! CHECK: violation: in returns {{.*}}: the callee returns to the unimp after the delay slot; {{.*}} [SPL024]
        mov 2, %o1
        unimp 8
! CHECK: violation: in returns {{.*}}: it returns to 16 bytes after the call; {{.*}} [SPL024]
        jmp %i7+16
        restore
        .size returns, .-returns

        .type lost, @function
lost:   call external
        nop
! CHECK: violation: in lost {{.*}}: %o7 does not contain the return address; {{.*}} [SPL024]
        retl
        nop
        .size lost, .-lost

        .type missing, @function
missing: save %sp, -96, %sp
! CHECK: violation: in missing {{.*}}: the callee reads %o1, which has no definition on any path; {{.*}} [SPL025]
        call two
        mov 1, %o0
        ret
        restore
        .size missing, .-missing

        .type falls, @function
! CHECK: violation: in falls {{.*}}: control falls through the end of the function; {{.*}} [SPL026]
falls:  nop
        .size falls, .-falls

        .type maybe, @function
maybe:  save %sp, -96, %sp
! ALL: unproved: in maybe {{.*}}: control does not fall through the end of a function: callee elsewhere: unknown whether it returns [SPL026]
        call elsewhere
        nop
        .size maybe, .-maybe
        .type never, @function
never:  save %sp, -96, %sp
        call abort
        nop
        .size never, .-never
