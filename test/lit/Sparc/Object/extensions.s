! Instructions of extensions, in files whose attributes state them.
! RUN: not sparc-lint --triple=sparcv9-unknown-linux-gnu %s | FileCheck %s --implicit-check-not=violation:
! Without VIS 4, and without attributes:
! RUN: sed 's/\.byte 8, 8/.byte 8, 0/' %s > %t.vis3.s
! RUN: not sparc-lint --triple=sparcv9-unknown-linux-gnu %t.vis3.s | FileCheck %s --check-prefixes=CHECK,VIS3 --implicit-check-not=violation:
! RUN: sed 's/^ *\.section \.gnu\.attributes.*/.data/' %s > %t.none.s
! RUN: not sparc-lint --triple=sparcv9-unknown-linux-gnu %t.none.s | FileCheck %s --check-prefixes=VIS3,NONE
! Attributes that end too early:
! RUN: sed 's/\.byte 8, 8/.byte 8/' %s > %t.short.s
! RUN: not sparc-lint --triple=sparcv9-unknown-linux-gnu %t.short.s 2>&1 | FileCheck %s --check-prefix=SHORT
! SHORT: error: {{.*}}inconsistent sizes in .gnu.attributes

! The first attributes are vis3 and cbcond, the second ones sparc5.
        .section .gnu.attributes,"",@0x6ffffff5
        .byte 65                ! The version.
        .word 21                ! The size of what follows.
        .asciz "gnu"
        .byte 1                 ! Attributes of the file.
        .word 13                ! Their size.
        .byte 4, 0x80, 0x88, 0x80, 0x80, 1
        .byte 8, 8

        .text
        .type vis,@function
vis:    mov %o0, %g1
! NONE: violation: in vis {{.*}} `.word 0x91b02301`: {{.*}}a later architecture has it; {{.*}}[SPL004]
        .word 0x91b02301        ! movxtod %g1, %f8
! NONE: violation: in vis {{.*}} `fpadds16 %f2, %f4, %f6`: {{.*}}[SPL004]
        .word 0x8db08b04        ! fpadds16 %f2, %f4, %f6
! VIS3: violation: in vis {{.*}} `fpadd8 %f2, %f4, %f38`: {{.*}}[SPL004]
        .word 0x8fb0a484        ! fpadd8 %f2, %f4, %f38
        retl
        nop
        .size vis, .-vis

! Compare-and-branch has no delay slot.
        .type branches,@function
branches:
        .word 0x32c22001 | 2<<5 ! cwbne %o0, 1, .+8: skips the next word
        add %o0, 1, %o0
        .word 0x12c00000 | 2<<5 ! cwbe %g0, %g0: always, over the nop
        .word 0x01000000
        retl
        nop
        .size branches, .-branches

! The registers of the extensions.
        .type registers,@function
registers:
        save %sp, -176, %sp
        call somewhere
        nop
! CHECK: violation: in registers {{.*}} `cwbe %g2, 0, .+8`: {{.*}}: %g2; {{.*}}[SPL011]
        .word 0x12c0a000 | 2<<5
        .word 0x01000000
! CHECK: violation: in registers {{.*}} `fpcmpule8 %f10, %f12, %g4`: {{.*}}: %f10; {{.*}}[SPL011]
        .word 0x89b2a40c
! CHECK: violation: in registers {{.*}} `movxtod %g3, %f8`: {{.*}}: %g3; {{.*}}[SPL011]
        .word 0x91b02303
! CHECK: violation: in registers {{.*}} `addxc {{.*}}: %icc; {{.*}}[SPL011]
! CHECK: violation: in registers {{.*}} `addxc {{.*}}: a call before may change %icc; {{.*}}[SPL018]
        .word 0xb1b00220
        ret
        restore
        .size registers, .-registers

! A callee of the same file that writes %f10 by such an instruction.
        .type writes,@function
writes: .word 0x95b02300        ! movxtod %g0, %f10
        retl
        nop
        .size writes, .-writes
        .type reads,@function
reads:  save %sp, -176, %sp
        call writes
        nop
        fmovd %f12, %f2
! CHECK: violation: in reads {{.*}} `fmovd %f10, %f0`: {{.*}}: %f10; {{.*}}[SPL011]
        fmovd %f10, %f0
        ret
        restore
        .size reads, .-reads

! Compare-and-branch in a delay slot.
        .type slot,@function
slot:   ba 1f
! CHECK: violation: in slot {{.*}} `cwbe %o0, 0, .+8`: a control transfer is in a delay slot: {{.*}}[SPL012]
        .word 0x12c22000 | 2<<5
1:      retl
        nop
        .size slot, .-slot

! Its target is inside of the next function.
        .type far,@function
! CHECK: violation: in far {{.*}} `cwbe %o0, 0, .+16`: {{.*}}the target is in the middle of next; {{.*}}[SPL002]
far:    .word 0x12c22000 | 4<<5
        retl
        nop
        .size far, .-far
        .type next,@function
next:   nop
        retl
        nop
        .size next, .-next
