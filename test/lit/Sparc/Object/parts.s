! A part of a function that has a symbol of its own is entered from the function, and
! goes back to it, not to others.
! RUN: not sparc-lint --unproved %s | FileCheck %s --implicit-check-not=SPL002
        .text
        .type f,@function
f:      cmp %o0, 0
        bl f.cold
        nop
        add %o0, 1, %o0
        retl
        nop
        .size f, .-f

        .type f.cold,@function
f.cold: ba f+12
        mov 1, %o0
        .size f.cold, .-f.cold

        .type g,@function
g:      cmp %o0, 0
! CHECK: violation: in g {{.*}}: the target is in the middle of f.cold; {{.*}} [SPL002]
        bl f.cold
        nop
        retl
        nop
        .size g, .-g

        .type g.cold,@function
! CHECK: violation: in g.cold {{.*}}: the target is in the middle of f; {{.*}} [SPL002]
g.cold: ba f+12
        mov 1, %o0
        .size g.cold, .-g.cold
