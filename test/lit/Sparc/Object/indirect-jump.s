! A jump through a register needs all of the address before it; what stands in
! its slot is done afterwards.
! RUN: not %mincaml-llc --check-sparc %s 2>&1 | FileCheck %s
! CHECK: violation: in late at 0x8 `jmp %i2`: {{.*}}it jumps to the high half of the address of f [SPL003]
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
