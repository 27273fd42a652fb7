! Words that are not instructions, those of another level, and registers that
! instructions cannot name. The halves of addresses.
! RUN: not sparc-lint %s > %t
! RUN: FileCheck %s --input-file=%t --implicit-check-not=violation:
! RUN: not sparc-lint --mcpu=v7 %s | FileCheck %s --check-prefix=V7

        .text
        .type good, @function
good:   save %sp, -96, %sp
        sethi %hi(datum), %o0
        ld [%o0+%lo(datum)], %o1
        or %o0, %lo(datum), %o2
        ld [%o0+%lo(datum+4)], %o1
        ldd [%o2+8], %o4
        ldd [%o2], %f2
        faddd %f2, %f2, %f4
! V7: violation: in good at 0x20 `smul %o1, %o1, %o3`: {{.*}}: V7 has no multiplication or division; {{.*}} [SPL004]
        smul %o1, %o1, %o3
        ret
        restore
        .size good, .-good

        .type later, @function
! An instruction of V9.
later:
! CHECK: violation: in later at 0x2c `.word 0x924a2001`: {{.*}}: a later architecture has it; {{.*}} [SPL004]
        .word 0x924a2001
! CHECK: violation: in later at 0x30 {{.*}}: the word is not the encoding of its instruction{{.*}} [SPL005]
        .word 0x932a8fea
! CHECK: violation: in later at 0x34 {{.*}}: a pair of integer registers starts at an odd register; {{.*}} [SPL006]
        .word 0xd21a2008
! CHECK: violation: in later at 0x38 {{.*}}: a double- or quad-precision operand is in a misaligned register; {{.*}} [SPL007]
! CHECK: violation: in later at 0x38 {{.*}}: %f2 has no definition on any path; {{.*}} [SPL018]
        .word 0x87a08842
        retl
        nop
        .size later, .-later

        .type never, @function
! CHECK: violation: in never at 0x44 `.word 0xc0602000`: {{.*}}: no SPARC architecture has it; {{.*}} [SPL004]
never:  .word 0xc0602000
        retl
        nop
        .size never, .-never

        .type pairs, @function
! CHECK: violation: in pairs at 0x54 {{.*}}: the low half is of .bss, %o0 does not contain a high half; {{.*}} [SPL003]
pairs:  mov 0, %o0
        ld [%o0+%lo(datum)], %o1
        sethi %hi(datum), %o2
! CHECK: violation: in pairs at 0x5c {{.*}}: the low half is of elsewhere, the high half is of .bss; {{.*}} [SPL003]
        ld [%o2+%lo(elsewhere)], %o1
! CHECK: violation: in pairs at 0x60 {{.*}}: it accesses the high half of the address of .bss; {{.*}} [SPL003]
        ld [%o2], %o1
        retl
        nop
        .size pairs, .-pairs

        .bss
        .align 8
datum:  .skip 16
