! A part of a function with a separate symbol is entered only from the function, and
! jumps back only to it.
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
