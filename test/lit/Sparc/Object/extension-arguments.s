! A register that a VIS instruction writes is not read as an argument.
! RUN: not sparc-lint --triple=sparcv9-unknown-linux-gnu %s | FileCheck %s --implicit-check-not=violation:
        .section .gnu.attributes,"",@0x6ffffff5
        .byte 65                ! The version.
        .word 21                ! The size of what follows.
        .asciz "gnu"
        .byte 1                 ! Attributes of the file.
        .word 13                ! Their size.
        .byte 4, 0x80, 0x88, 0x80, 0x80, 1
        .byte 8, 0

        .text
        .type moves,@function
moves:  save %sp, -176, %sp
        mov 1, %g1
        .word 0x95b02301 ! movxtod %g1, %f10
        faddd %f0, %f10, %f0
        .word 0xb1b02200 ! movdtox %f0, %i0
        ret
        restore
        .size moves, .-moves

        .type reads,@function
reads:  retl
        faddd %f0, %f10, %f0
        .size reads, .-reads

        .type caller,@function
caller: save %sp, -176, %sp
        .word 0x81b00c00 ! fzero %f0
        call moves
        nop
! CHECK: violation: in caller {{.*}}the callee reads %f10, which has no definition on any path{{.*}}[SPL025]
        call reads
        nop
        ret
        restore
        .size caller, .-caller
