! The slot of `return` is executed in the caller's window: there a function returns its
! result, changes what its caller has, and reads its arguments under other names.
! RUN: not sparc-lint --triple=sparcv9-unknown-linux-gnu %s | FileCheck %s --implicit-check-not=violation:
        .text
        .type result,@function
result: save %sp, -176, %sp
        return %i7+8
        mov 123, %o0
        .size result, .-result

        .type inWindow,@function
inWindow:
        save %sp, -176, %sp
        mov 123, %o0
        return %i7+8
        nop
        .size inWindow, .-inWindow

        .type changes,@function
changes:
        save %sp, -176, %sp
        return %i7+8
        mov 1, %o4
        .size changes, .-changes

        .type reads,@function
reads:  save %sp, -176, %sp
        return %i7+8
        add %o2, 1, %o0
        .size reads, .-reads

        .type caller,@function
caller: save %sp, -176, %sp
        call result
        nop
        add %o0, 1, %l0
        mov 2, %o4
        call inWindow
        nop
        add %o4, 1, %l1
        call changes
        nop
! CHECK: violation: in caller {{.*}} `add %o4, 1, %l2`: {{.*}} %o4; {{.*}}[SPL011]
        add %o4, 1, %l2
! CHECK: violation: in caller {{.*}}the callee reads %o2, which has no definition on any path{{.*}}[SPL025]
        call reads
        mov 1, %o0
        ret
        restore
        .size caller, .-caller
