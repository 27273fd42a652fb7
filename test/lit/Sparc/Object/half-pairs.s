# A pair is copied and stored as a whole even if one half of it has no meaning:
# unproved. Where nothing was put into either half, a violation.
# RUN: not %mincaml-llc --check-sparc %s | FileCheck %s --implicit-check-not=violation
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
