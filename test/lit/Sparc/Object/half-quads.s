! Compilers keep quads on the stack as a whole, if only one half of them means
! something as well. A double that is stored alone is not a half.
! RUN: sparc-lint --unproved %s > %t.out
! RUN: FileCheck %s < %t.out
! RUN: sed 's/std %f8, \[%fp-16\]/std %f8, [%fp-32]/' %s > %t.s
! RUN: not sparc-lint %t.s | FileCheck %s --check-prefix=ALONE
! CHECK: unproved: in f at 0x14 `std %f10, [%fp+-8]`: {{.*}}%f10, unless this half of the pair is unused [SPL011]
! ALONE: violation: in f at 0x14 `std %f10, [%fp+-8]`: {{.*}}: %f10; {{.*}} [SPL011]
        .text
        .type f,@function
f:      save %sp, -144, %sp
        call g
        nop
        ldd [%i0], %f8
        std %f8, [%fp-16]
        std %f10, [%fp-8]
        ret
        restore
        .size f, .-f
