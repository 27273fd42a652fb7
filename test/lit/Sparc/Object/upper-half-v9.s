! Addresses of 64 bits in two halves, which are added by an instruction or by the
! access itself, in either order.
! RUN: not sparc-lint --triple=sparcv9-unknown-linux-gnu %s > %t
! RUN: FileCheck %s --input-file=%t --implicit-check-not=violation:

        .text
        .type right, @function
right:  sethi %hh(datum), %o1
        add %o1, %hm(datum), %o1
        sllx %o1, 32, %o1
        sethi %hi(datum), %o0
        add %o0, %lo(datum), %o0
        ld [%o1+%o0], %f0
        ld [%o0+%o1], %f1
        add %o1, %o0, %o2
        ldd [%o2+8], %f2
        or %o1, %o0, %o2
        jmpl %o1+%o0, %g0
        nop
        .size right, .-right

        .type wrong, @function
wrong:  sethi %hh(datum), %o1
        add %o1, %hm(datum), %o1
        sllx %o1, 32, %o1
        sethi %hi(other), %o0
        add %o0, %lo(other), %o0
! CHECK: violation: in wrong at 0x44 `ld [%o1+%o0], %f0`: {{.*}}: the lower 32 bits are of other, the upper ones of datum; {{.*}} [SPL003]
        ld [%o1+%o0], %f0
! CHECK: violation: in wrong at 0x48 `ld [%o0+%o1], %f0`: {{.*}}: the lower 32 bits are of other, the upper ones of datum; {{.*}} [SPL003]
        ld [%o0+%o1], %f0
! CHECK: violation: in wrong at 0x4c `ld [%o1], %f0`: {{.*}}: it accesses the high half of the address of datum; {{.*}} [SPL003]
        ld [%o1], %f0
! CHECK: violation: in wrong at 0x50 `ld [%o1+%o2], %f0`: {{.*}}: it accesses the high half of the address of datum; {{.*}} [SPL003]
        ld [%o1+%o2], %f0
! CHECK: violation: in wrong at 0x54 `jmp %o1+%o0`: {{.*}}: the lower 32 bits are of other, the upper ones of datum; {{.*}} [SPL003]
        jmpl %o1+%o0, %g0
        nop
        .size wrong, .-wrong
