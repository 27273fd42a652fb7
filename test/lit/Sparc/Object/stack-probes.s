! Stack probes, as GCC's -fstack-check and -fstack-clash-protection emit them, and other
! stores below %sp.
! RUN: not %mincaml-llc --check-sparc %s | FileCheck %s --implicit-check-not=violation:
! RUN: not %mincaml-llc --check-sparc --sparc-check=all %s | FileCheck %s --check-prefix=ALL
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
