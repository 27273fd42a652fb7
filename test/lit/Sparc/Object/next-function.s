! A call of the next function, at the end of one, is encoded like the way in which
! code loads its own address. It does not return.
! RUN: sparc-lint %s | count 0
        .text
        .type f,@function
f:      save %sp, -96, %sp
        call fail
        nop
        .size f, .-f

        .type fail,@function
fail:   save %sp, -96, %sp
        call abort
        nop
        .size fail, .-fail
