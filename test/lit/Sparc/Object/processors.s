! Instructions and workarounds of LEON processors.
! RUN: not sparc-lint --mcpu=v8 %s | FileCheck %s --implicit-check-not=violation:
! RUN: not sparc-lint --unproved --mcpu=v8 %s | FileCheck %s --check-prefix=ALL

! `casa` of user data, which objects for V8 may contain.
        .text
        .type swap, @function
swap:   .word 0xd3e2014a        ! casa [%o0] 10, %o2, %o1
        retl
        mov %o1, %o0
        .size swap, .-swap
! ALL: unproved: in swap {{.*}}: unless it is for a LEON processor that has it{{.*}} [SPL004]

! V9 has other numbers for the address spaces of programs.
        .type swap_of_v9, @function
! CHECK: violation: in swap_of_v9 {{.*}}: a later architecture has it{{.*}} [SPL004]
swap_of_v9: .word 0xd3e2100a    ! casa [%o0] 128, %o2, %o1
        retl
        mov %o1, %o0
        .size swap_of_v9, .-swap_of_v9

! GCC's -mfix-ut699 stores the result of a division where nothing reads it.
        .type divide, @function
divide: ldd [%sp+96], %f0
        ldd [%sp+104], %f2
        fdivd %f0, %f2, %f0
        std %f0, [%sp-8]
        nop
        fsqrtd %f0, %f2
        std %f2, [%sp-8]
        retl
        nop
        .size divide, .-divide
! ALL: unproved: in divide {{.*}} `std %f0, [%sp+-8]`: {{.*}} unless it works around a fault of the UT699 processor {{.*}} [SPL020]

        .type other_value, @function
other_value: ldd [%sp+96], %f0
        ldd [%sp+104], %f2
        fdivd %f0, %f2, %f0
! CHECK: violation: in other_value {{.*}} `std %f2, [%sp+-8]`: {{.*}}8 bytes below{{.*}} [SPL020]
        std %f2, [%sp-8]
        retl
        nop
        .size other_value, .-other_value

        .type sum, @function
sum:    ldd [%sp+96], %f0
        ldd [%sp+104], %f2
        faddd %f0, %f2, %f0
! CHECK: violation: in sum {{.*}} `std %f0, [%sp+-8]`: {{.*}}8 bytes below{{.*}} [SPL020]
        std %f0, [%sp-8]
        retl
        nop
        .size sum, .-sum

! What it stores has been overwritten where it is read.
        .type read_back, @function
read_back: ldd [%sp+96], %f0
        ldd [%sp+104], %f2
        fdivd %f0, %f2, %f0
        std %f0, [%sp-8]
        retl
! CHECK: violation: in read_back {{.*}} `ldd [%sp+-8], %f0`: {{.*}}8 bytes below{{.*}} [SPL020]
        ldd [%sp-8], %f0
        .size read_back, .-read_back
