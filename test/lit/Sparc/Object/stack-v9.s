! 64-bit frames: larger, and 2047 bytes above where %sp points.
! RUN: not sparc-lint --triple=sparcv9-unknown-linux-gnu %s | FileCheck %s --implicit-check-not=violation:

        .text
        .type good, @function
good:   save %sp, -192, %sp
        stx %i0, [%fp+2047-8]
        stx %i0, [%sp+2047+128]
        call external
        nop
        return %i7+8
        nop
        .size good, .-good
! Without calls, no room for arguments is needed.
        .type calm, @function
calm:   save %sp, -128, %sp
        ret
        restore
        .size calm, .-calm

        .type bad, @function
! CHECK: violation: in bad {{.*}}: 160 bytes, at least 176 are required; {{.*}} [SPL019]
bad:    save %sp, -160, %sp
! CHECK: violation: in bad {{.*}} `stx %i0, [%sp+2039]`: {{.*}}: 8 bytes below; {{.*}} [SPL020]
        stx %i0, [%sp+2047-8]
! CHECK: violation: in bad {{.*}} `stx %i0, [%sp+2167]`: {{.*}}: 120 bytes above %sp; {{.*}} [SPL021]
        stx %i0, [%sp+2047+120]
! CHECK: violation: in bad {{.*}} `ldx [%fp+2043], %l0`: {{.*}}: an access to 8 bytes; {{.*}} [SPL022]
        ldx [%fp+2047-4], %l0
        call external
        nop
        ret
        restore
        .size bad, .-bad
