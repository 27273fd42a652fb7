! Labels without a type begin functions if they are global; the local ones are
! places within them, as in GCC's own assembly.
! RUN: sparc-lint --summary %s | FileCheck %s
! CHECK-NOT: violation:
! CHECK: 2 functions, 11 words, 11 of them reached
        .text
        .globl scale
scale:  cmp %o0, 0
        bge positive
        nop
        sub %g0, %o0, %o0
positive:
        sll %o0, 1, %o0
        retl
        nop
        .globl other
other:  b done
        nop
done:   retl
        nop

! RUN: sed 's/\.globl.*//' %s > %t.s
! RUN: not sparc-lint --summary %t.s | FileCheck %s --check-prefix=LOCAL
! LOCAL: violation: in scale {{.*}}control falls through the end of the function; {{.*}} [SPL026]
! LOCAL: 4 functions
