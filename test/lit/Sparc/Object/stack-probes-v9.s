! Stack probes in 64-bit code; see stack-probes.s.
! RUN: not sparc-lint --triple=sparcv9-unknown-linux-gnu %s | FileCheck %s --implicit-check-not=violation:
! RUN: not sparc-lint --triple=sparcv9-unknown-linux-gnu --unproved %s | FileCheck %s --check-prefix=ALL
        .text
        .type probes,@function
probes: sethi %hi(8192), %g1
        sub %sp, %g1, %g1
! ALL: unproved: in probes {{.*}}8192 bytes below, unless it is a stack probe, whose value nothing reads [SPL020]
        stx %g0, [%g1+2047]
        save %sp, -176, %sp
        ret
        restore
        .size probes, .-probes

! A loop of GCC stores less.
        .type loop,@function
loop:   sethi %hi(4096), %g1
        sethi %hi(65536), %g4
        sub %sp, %g1, %g1
        sub %g1, %g4, %g4
.Lloop: add %g1, -4096, %g1
        cmp %g1, %g4
        bne %xcc, .Lloop
! ALL: unproved: in loop {{.*}}8192 bytes below, unless it is a stack probe, whose value nothing reads [SPL020]
        st %g0, [%g1+2047]
        retl
        nop
        .size loop, .-loop

! Otherwise a probe is a whole word.
        .type half,@function
half:   add %sp, -4096, %g1
! CHECK: violation: in half {{.*}} `st %g0, [%g1+2047]`: {{.*}}4096 bytes below; {{.*}}[SPL020]
        st %g0, [%g1+2047]
        retl
        nop
        .size half, .-half
