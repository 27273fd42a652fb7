! Right code: the stack pointer goes back to an earlier value that is not a
! constant distance from the start, and a conditional move reads a register that
! a call has destroyed where the value is not used.
! RUN: sparc-lint --mcpu=v9 %s | count 0

        .text
        .type scopes, @function
scopes: save %sp, -96, %sp
        add %i0, 15, %l0
        and %l0, -16, %l0
        sub %sp, %l0, %sp
        mov %sp, %l5
1:      sub %sp, %l0, %sp
        add %sp, 92, %o0
        call f
        mov %l0, %o1
        mov %l5, %sp
        subcc %i1, 1, %i1
        bne 1b
        nop
        ret
        restore
        .size scopes, .-scopes

        .type spilled, @function
spilled:
        save %sp, -104, %sp
        st %sp, [%fp-4]
        add %i0, 15, %l0
        and %l0, -16, %l0
        sub %sp, %l0, %sp
        ld [%fp-4], %sp
        ret
        restore
        .size spilled, .-spilled

        .type selects, @function
selects:
        save %sp, -96, %sp
        mov %i1, %g2
        cmp %i0, 0
        be 1f
        mov %i0, %l0
        call f
        mov %i0, %o0
        mov 0, %i2
1:      cmp %l0, %i3
        bne 2f
        nop
        move %icc, %g2, %i2
2:      ret
        restore %i2, 0, %o0
        .size selects, .-selects
