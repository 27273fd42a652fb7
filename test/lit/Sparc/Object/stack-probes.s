! Stack probes, as GCC's -fstack-check and -fstack-clash-protection emit them, and other
! stores below %sp.
! RUN: not sparc-lint %s | FileCheck %s --implicit-check-not=violation:
! RUN: not sparc-lint --unproved %s | FileCheck %s --check-prefix=ALL
        .text
        .type probes,@function
probes: sethi %hi(8192), %g1
        sub %sp, %g1, %g1
! ALL: unproved: in probes {{.*}}8192 bytes below, unless it is a stack probe, whose value nothing reads [SPL020]
        st %g0, [%g1]
        add %g1, -4096, %g1
        st %g0, [%g1]
! ALL: unproved: in probes {{.*}}13192 bytes below, unless it is a stack probe, whose value nothing reads [SPL020]
        st %g0, [%g1-904]
        save %sp, -160, %sp
        ret
        restore
        .size probes, .-probes

! A value that is kept there.
        .type value,@function
value:  add %sp, -4096, %g1
! CHECK: violation: in value {{.*}} `st %o0, [%g1]`: {{.*}}4096 bytes below; {{.*}}[SPL020]
        st %o0, [%g1]
        retl
        nop
        .size value, .-value

! A zero that is read.
        .type zero,@function
zero:   add %sp, -4096, %g1
        st %g0, [%g1]
! CHECK: violation: in zero {{.*}} `ld [%g1], %o0`: {{.*}}4096 bytes below; {{.*}}[SPL020]
        ld [%g1], %o0
        retl
        nop
        .size zero, .-zero

! Locals of a frame that was not allocated.
        .type local,@function
local:
! CHECK: violation: in local {{.*}} `st %g0, [%sp+-8]`: {{.*}}8 bytes below; {{.*}}[SPL020]
        st %g0, [%sp-8]
        add %sp, -16, %g1
! CHECK: violation: in local {{.*}} `stb %g0, [%g1]`: {{.*}}16 bytes below; {{.*}}[SPL020]
        stb %g0, [%g1]
        retl
        nop
        .size local, .-local

! A variable of dynamic size: below %sp at a distance in a register, and at the start of
! what has just been allocated.
        .type dynamic,@function
dynamic:
        save %sp, -120, %sp
        st %sp, [%fp-4]
        sethi %hi(-5120), %g1
! ALL: unproved: in dynamic {{.*}} `st %g0, [%sp+%g1]`: {{.*}}5120 bytes below, unless it is a stack probe, whose value nothing reads [SPL020]
        st %g0, [%sp+%g1]
        add %sp, -72, %sp
! ALL: unproved: in dynamic {{.*}} `st %g0, [%sp+56]`: {{.*}}unless it is a stack probe, whose value nothing reads [SPL021]
        st %g0, [%sp+56]
        ret
        restore
        .size dynamic, .-dynamic

! Not after %sp has changed, but for a window; not zero.
        .type inUse,@function
inUse:  save %sp, -120, %sp
        mov 1, %l0
! CHECK: violation: in inUse {{.*}} `st %g0, [%sp+56]`: a store into the register window save area: {{.*}}[SPL021]
        st %g0, [%sp+56]
        add %sp, -72, %sp
! CHECK: violation: in inUse {{.*}} `st %l0, [%sp+56]`: a store into the register window save area: {{.*}}[SPL021]
        st %l0, [%sp+56]
        ret
        restore
        .size inUse, .-inUse
