! Functions that work in their caller's window, with frames that only move %sp.
! RUN: not sparc-lint %s | FileCheck %s --implicit-check-not='violation: in good'
! RUN: not sparc-lint --unproved %s | FileCheck %s --check-prefix=ALL
! ALL-NOT: unproved: in good {{.*}} `retl
! ALL-NOT: unproved: in good {{.*}}[SPL029]
! ALL: violation: in large
        .text
        .type good,@function
good:   .cfi_startproc
        cmp %o0, 0
        be 1f
        nop
        add %sp, -16, %sp
        .cfi_def_cfa_offset 16
        st %o7, [%sp+100]
        .cfi_offset %o7, 84
        st %o0, [%sp+96]
        call good
        sub %o0, 1, %o0
        ld [%sp+100], %o7
        ld [%sp+96], %g2
        add %g2, %o0, %o0
        retl
        add %sp, 16, %sp
1:      retl
        clr %o0
        .cfi_endproc
        .size good, .-good

! More than the room for arguments.
        .type large,@function
large:
! CHECK: violation: in large {{.*}} `add %sp, -32, %sp`: {{.*}}32 bytes, at least 92 are required; {{.*}}[SPL019]
        add %sp, -32, %sp
        st %o7, [%sp+116]
        call large
        sub %o0, 1, %o0
        ld [%sp+116], %o7
        retl
        add %sp, 32, %sp
        .size large, .-large

! In the room for arguments of the callee.
        .type low,@function
low:
        add %sp, -16, %sp
        st %o7, [%sp+88]
        call low
        sub %o0, 1, %o0
! CHECK: violation: in low {{.*}} `ld [%sp+88], %o7`: {{.*}}belongs to the callee{{.*}}[SPL011]
        ld [%sp+88], %o7
        retl
        add %sp, 16, %sp
        .size low, .-low

! Described at another place than it is.
        .type described,@function
described: .cfi_startproc
        add %sp, -16, %sp
        .cfi_def_cfa_offset 16
        st %o7, [%sp+100]
        .cfi_offset %o7, 80
! CHECK: violation: in described {{.*}} `call {{.*}}`: {{.*}}the return address is not known to be where it says; {{.*}}[SPL029]
        call described
        sub %o0, 1, %o0
        ld [%sp+100], %o7
        retl
        add %sp, 16, %sp
        .cfi_endproc
        .size described, .-described
