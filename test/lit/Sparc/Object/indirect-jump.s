! A jump through a register needs all of the address before it; what stands in
! its slot is done afterwards.
! RUN: not sparc-lint %s 2>&1 | FileCheck %s
! CHECK: violation: in late at 0x8 `jmp %i2`: {{.*}}it jumps to the high half of the address of f; {{.*}} [SPL003]
! CHECK-NOT: violation: in early
        .text
        .type late,@function
late:
        save %sp, -96, %sp
        sethi %hi(f), %i2
        jmp %i2
        restore %i2, %lo(f), %o2
        .size late, .-late

        .type early,@function
early:
        save %sp, -96, %sp
        sethi %hi(f), %i2
        add %i2, %lo(f), %i2
        jmp %i2
        restore
        .size early, .-early

! Where a jump goes that no table in the file shows is not known, and what only
! it leads to is not checked. That is said.
! RUN: not sparc-lint --unproved %s | FileCheck %s --check-prefix=UNKNOWN
! UNKNOWN: unproved: in table at 0x{{.*}} `jmp %g1`: {{.*}}the target of the jump is unknown; 2 instructions of the function that nothing else reaches are not checked [SPL002]
! UNKNOWN: unproved: in table at 0x{{.*}} `jmp %g1`: save and restore balance {{.*}}the target of the jump is unknown [SPL023]
        .type table,@function
table:
        ld [%o0], %g1
        jmp %g1
        nop
        retl
        mov 1, %g7
        .size table, .-table
