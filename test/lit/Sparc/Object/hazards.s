! Missing distances between instructions, and conditions without a definition.
! RUN: not sparc-lint %s | FileCheck %s --implicit-check-not=violation:
! RUN: sparc-lint --mcpu=v9 --summary %s > %t.v9 || true
! RUN: FileCheck %s --check-prefix=V9 --input-file=%t.v9

! V9 waits.
! V9: SPL016          0           0
! V9: SPL017          0           0

        .text
        .type good, @function
good:   ldd [%o0], %f0
        fcmps %f0, %f1
        nop
        fbe 1f
        nop
        wr %g0, 0, %y
        nop
        nop
        nop
        sdiv %o0, %o1, %o0
1:      smul %o0, %o1, %o0
        rd %y, %o1
        retl
        nop
        .size good, .-good

        .type compare, @function
compare: ldd [%o0], %f0
        fcmps %f0, %f1
! CHECK: violation: in compare {{.*}}: no instruction separates the branch from the floating-point compare; {{.*}} [SPL016]
        fbe 1f
        nop
! Over an edge.
        ba 1f
        fcmps %f0, %f1
! CHECK: violation: in compare {{.*}} [SPL016]
1:      fbne 2f
        nop
2:      retl
        nop
        .size compare, .-compare

        .type divide, @function
divide: wr %g0, 0, %y
        nop
        nop
! CHECK: violation: in divide {{.*}}: fewer than three instructions separate the use of %y from its write: 2 instructions separate them; {{.*}} [SPL017]
        udiv %o0, %o1, %o0
        retl
        nop
        .size divide, .-divide

        .type undefined, @function
undefined: save %sp, -96, %sp
! CHECK: violation: in undefined {{.*}}: a register, condition code or %y is used before it is defined on some path: %icc has no definition on some path; {{.*}} [SPL018]
        be 1f
        nop
        cmp %i0, 0
        call external
        nop
! CHECK: violation: in undefined {{.*}} `be .+8`: {{.*}}: %icc; {{.*}} [SPL011]
! CHECK: violation: in undefined {{.*}} `be .+8`: {{.*}}: a call before may change %icc; {{.*}} [SPL018]
        be 1f
        nop
! CHECK: violation: in undefined {{.*}}: %y{{.*}} [SPL011]
! CHECK: violation: in undefined {{.*}}: %y{{.*}} [SPL018]
1:      rd %y, %i0
        ret
        restore
        .size undefined, .-undefined
