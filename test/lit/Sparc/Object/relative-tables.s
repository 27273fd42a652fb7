! Jump tables of position-independent code, as gcc emits them: in front of the
! functions, with distances from the start of the table. Code that only a table
! reaches is checked.
! RUN: not sparc-lint --unproved %s > %t
! RUN: FileCheck %s --input-file=%t --implicit-check-not='{{violation:|SPL002}}'

        .text
.Lfirst:
        .word .Lone-.Lfirst
        .word .Ltwo-.Lfirst
        .word .Lthree-.Lfirst
.Lsecond:
        .word .Lfour-.Lsecond
! In another section.
        .word .Lcold-.Lsecond
        .word .Lfive-.Lsecond
! Padding.
        nop

        .type f, @function
f:      save %sp, -96, %sp
        sethi %pc22(_GLOBAL_OFFSET_TABLE_-4), %l7
        rd %pc, %o7
        add %l7, %pc10(_GLOBAL_OFFSET_TABLE_+4), %l7
        cmp %i0, 3
        bgu .Lone
        sll %i0, 2, %g1
! 0x38 - .Lfirst
        sethi %pc22(_GLOBAL_OFFSET_TABLE_+0x38), %g2
        or %g2, %pc10(_GLOBAL_OFFSET_TABLE_+0x3c), %g2
        sub %l7, %g2, %l7
        ld [%l7+%g1], %g1
        jmp %l7+%g1
        nop
.Lone:  ret
        restore
! CHECK: violation: in f at 0x58 `ld [%sp+66], %i0`: a misaligned memory access: {{.*}} [SPL022]
.Ltwo:  ld [%sp+66], %i0
        ret
        restore
! CHECK: violation: in f at 0x64 `ld [%sp+66], %i0`: a misaligned memory access: {{.*}} [SPL022]
.Lthree:
        ld [%sp+66], %i0
        ret
        restore
        .size f, .-f

        .type g, @function
g:      save %sp, -96, %sp
        sethi %pc22(_GLOBAL_OFFSET_TABLE_-4), %l7
        rd %pc, %o7
        add %l7, %pc10(_GLOBAL_OFFSET_TABLE_+4), %l7
        sll %i0, 2, %g1
! 0x84 - .Lsecond
        sethi %pc22(_GLOBAL_OFFSET_TABLE_+0x78), %g2
        or %g2, %pc10(_GLOBAL_OFFSET_TABLE_+0x7c), %g2
        sub %l7, %g2, %l7
        ld [%l7+%g1], %g1
        jmp %l7+%g1
        nop
.Lfour: ret
        restore
! Undefined registers are not: g.cold may come back.
! CHECK: violation: in g at 0xa4 `ld [%sp+66], %i0`: a misaligned memory access: {{.*}} [SPL022]
.Lfive: ld [%sp+66], %i0
        ret
        restore
        .size g, .-g

        .section .text.unlikely,"ax",@progbits
        .type g.cold, @function
g.cold:
.Lcold: ret
        restore
        .size g.cold, .-g.cold
