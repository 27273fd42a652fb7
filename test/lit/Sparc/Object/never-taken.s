! A violation that only a path leads to whose branches exclude each other is unproved.
! Tests of constants are such branches: without optimization, code for
! `match None with Some x -> ...` loads from the address that None is.
! RUN: not sparc-lint --unproved %s | FileCheck %s --implicit-check-not=violation: --implicit-check-not=unproved:

        .text
! CHECK: unproved: in constant at {{.*}}: memory accesses are aligned to their size: {{.*}}, on a path that is never taken: the conditions of its branches exclude each other [SPL022]
        .type constant, @function
constant:
        mov 2, %o1
        cmp %o1, 3
        bgu .Lobject
        nop
        cmp %g0, 0
        bne .Lobject
        nop
        retl
        nop
.Lobject:
        mov 2, %o1
        retl
        ld [%o1], %o0
        .size constant, .-constant

! CHECK: violation: in taken at {{.*}}: a misaligned memory access: {{.*}} [SPL022]
        .type taken, @function
taken:  mov 2, %o1
        cmp %g0, 0
        be .Lload
        nop
        retl
        nop
.Lload: retl
        ld [%o1], %o0
        .size taken, .-taken

! The register may be another number.
! CHECK: violation: in unknown at {{.*}}: a misaligned memory access: {{.*}} [SPL022]
        .type unknown, @function
unknown:
        cmp %o1, 3
        bgu .Lother
        mov 2, %o1
        retl
        nop
.Lother:
        retl
        ld [%o1], %o0
        .size unknown, .-unknown
