# A pair is copied and stored as a whole even if one half of it has no meaning:
# unproved. Where nothing was put into either half, a violation.
# RUN: not sparc-lint %s | FileCheck %s --implicit-check-not=violation
        .text
        .type halves, @function
halves: save %sp, -104, %sp
        call other
        nop
        mov 1, %o4
        mov %o4, %l2
        mov %o5, %l3
# CHECK: violation: in halves at {{.*}} `mov %o3, %l5`: {{.*}} %o3; {{.*}} [SPL011]
        mov %o3, %l5
        ret
        restore
        .size halves, .-halves

# The same of a half that nothing has defined.
        .type undefinedHalf, @function
undefinedHalf:
        save %sp, -96, %sp
        mov %i1, %l2
        mov %l2, %g2
        mov %l3, %g3
        st %g2, [%fp+68]
# CHECK: violation: in undefinedHalf at {{.*}} `mov %l5, %g3`: {{.*}}%l5 has no definition on any path; {{.*}} [SPL018]
        mov %l5, %g3
        ret
        restore
        .size undefinedHalf, .-undefinedHalf

# A pair without a value that is spilled; any other store may be what it was kept for.
        .type emptyPair, @function
emptyPair:
        save %sp, -104, %sp
        call other
        nop
        std %g2, [%fp-8]
# CHECK: violation: in emptyPair at {{.*}} `std %g2, [%i0]`: {{.*}} %g2; {{.*}} [SPL011]
        std %g2, [%i0]
# CHECK: violation: in emptyPair at {{.*}} `st %g2, [%fp+-4]`: {{.*}} %g2; {{.*}} [SPL011]
        st %g2, [%fp-4]
        ret
        restore
        .size emptyPair, .-emptyPair
