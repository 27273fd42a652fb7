! Whether a callee in another object returns is concluded from the code after calls. It
! says nothing where code is entered in ways that no branch shows: in parts that
! GCC has split off, and at landing pads.
! RUN: not sparc-lint --unproved %s > %t.out
! RUN: FileCheck %s < %t.out
! CHECK: violation: in certain at 0x{{.*}} `add %g2, 1, %o0`: {{.*}}%g2; {{.*}} [SPL011]
! CHECK: unproved: in split at 0x{{.*}} `add %g2, 1, %o0`: {{.*}}%g2, unless the call before does not return; callee somewhere: unknown whether it returns [SPL011]
! CHECK: unproved: in split.cold at 0x{{.*}} `add %g2, 1, %o0`: {{.*}}%g2, unless the call before does not return; callee fails: unknown whether it returns [SPL011]
! CHECK: unproved: in last {{.*}}: callee fails: unknown whether it returns [SPL026]
        .text
        .type certain,@function
certain:
        save %sp, -96, %sp
        mov 1, %g2
        call returns
        nop
        add %g2, 1, %o0
        ret
        restore
        .size certain, .-certain

        .type split,@function
split:  save %sp, -96, %sp
        mov 1, %g2
        call somewhere
        nop
.Linside:
        add %g2, 1, %o0
        ret
        restore
        .size split, .-split

        .type split.cold,@function
split.cold:
        mov 1, %g2
        call fails
        nop
        add %g2, 1, %o0
        b .Linside
        nop
        .size split.cold, .-split.cold

        .type last,@function
last:   save %sp, -96, %sp
        call fails
        nop
        nop
        .size last, .-last

! With landing pads in the file nothing is known after any call.
! RUN: sed 's/^! PADS.*/.section .gcc_except_table,"a"/' %s > %t.pads.s
! RUN: sparc-lint --unproved %t.pads.s | FileCheck %s --check-prefix=PADS
! PADS: unproved: in certain {{.*}}[SPL011]
        .word 0
