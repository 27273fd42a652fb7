! Registers that have no value, and what surrounds them, which is right: the plugin
! reports these and nothing else.
!
! REQUIRES: sparc-cross
! RUN: %cc-sparc -nostdlib %s -o %t
! RUN: %run-sparc -plugin %plugin-dir/sparc-shadow.so,out=%t.out %t
! RUN: llvm-nm %t >> %t.out && FileCheck %s < %t.out
!
! sparc-lint finds all of them.
! RUN: %sparc-crosscheck --targets=sparc %s | FileCheck --check-prefix=FOUND %s
! FOUND: undefined.s sparc {{[1-9][0-9]*}} 8 8 0 0
!
! An argument that is missing is the caller's fault: SPL025 there is a match.
! RUN: echo '[{"rule":"SPL025","verdict":"unproved","function":"_start"},' > %t.json
! RUN: echo '{"rule":"SPL025","verdict":"violation","function":"float"},' >> %t.json
! RUN: echo '{"rule":"SPL010","verdict":"violation","function":"leaf"}]' >> %t.json
! RUN: not %sparc-crosscheck --targets=sparc --findings=%t.json %s | FileCheck --check-prefix=TABLE %s
! TABLE:      missed: undefined.s sparc: undefined %g1 in unset at
! TABLE-NEXT: missed: undefined.s sparc: undefined %l3 in local at
! TABLE-NEXT: missed: undefined.s sparc: undefined %icc in carry at
! TABLE-NEXT: missed: undefined.s sparc: undefined %y in high at
! TABLE-NEXT: missed: undefined.s sparc: undefined %o0 in _start at
! TABLE-NEXT: program
! TABLE-NEXT: undefined.s sparc {{[1-9][0-9]*}} 8 2 1 5
!
! CHECK:      undefined 0x[[#%x,UNSET:]] %g1 0x
! CHECK-NEXT: undefined 0x[[#%x,LOCAL:]] %l3 0x
! CHECK-NEXT: undefined 0x[[#%x,FLOAT:]] %f2 0x
! CHECK-NEXT: foreign 0x[[#%x,LEAF:]] %l0 0x
! CHECK-NEXT: undefined 0x[[#%x,ARGUMENT:]] %i3 0x
! CHECK-NEXT: undefined 0x[[#%x,CARRY:]] %icc 0x
! CHECK-NEXT: undefined 0x[[#%x,HIGH:]] %y 0x
! CHECK-NEXT: undefined 0x[[#%x,RESULT:]] %o0 0x0
! CHECK-NEXT: end
! CHECK-DAG:  {{0*}}[[#%x,ARGUMENT]] t argument_at
! CHECK-DAG:  {{0*}}[[#%x,CARRY]] t carry_at
! CHECK-DAG:  {{0*}}[[#%x,FLOAT]] t float_at
! CHECK-DAG:  {{0*}}[[#%x,HIGH]] t high_at
! CHECK-DAG:  {{0*}}[[#%x,LEAF]] t leaf_at
! CHECK-DAG:  {{0*}}[[#%x,LOCAL]] t local_at
! CHECK-DAG:  {{0*}}[[#%x,RESULT]] t result_at
! CHECK-DAG:  {{0*}}[[#%x,UNSET]] t unset_at

        .macro function name
        .globl \name
        .type \name, @function
\name:
        .endm
        .macro end name
        .size \name, . - \name
        .endm

        function _start
        save %sp, -96, %sp
        mov 1, %l0
        mov 1, %o0
        call unset
         nop
        call local
         nop
        call float
         nop
        call leaf
         nop
        call argument
         nop
        call carry
         nop
        call high
         nop
        call result
         nop
result_at: add %o0, 1, %o0
        mov 0, %o0
exit:   mov 1, %g1
        ta 0x10
        ba exit
         nop
        end _start

        function unset
unset_at: add %g1, 1, %o0
        mov 1, %g1
        retl
         add %g1, 1, %o0
        end unset

! A copy is no use.
        function local
        save %sp, -104, %sp
        mov %l3, %l4
        st %l4, [%sp + 96]
        mov 1, %l4
        add %l4, 1, %i0
local_at: add %l3, 1, %i0
        ret
         restore
        end local

        function float
        save %sp, -104, %sp
        st %g0, [%sp + 96]
        ld [%sp + 96], %f3
        fadds %f3, %f3, %f4
float_at: fadds %f2, %f4, %f4
        ret
         restore
        end float

! %l0 is the caller's, where it has a value.
        function leaf
        mov 1, %o1
        add %o1, 1, %o0
        retl
leaf_at: add %l0, 1, %o0
        end leaf

! Of four arguments only the first one has been passed.
        function argument
        save %sp, -96, %sp
        add %i0, 1, %i0
argument_at: add %i3, 1, %i0
        ret
         restore
        end argument

        function carry
carry_at: addx %g0, %g0, %o0
        addcc %o0, %o0, %o0
        retl
         addx %g0, %g0, %o0
        end carry

        function high
high_at: rd %y, %o0
        wr %g0, 1, %y
        nop
        nop
        nop
        retl
         rd %y, %o0
        end high

        function result
        save %sp, -96, %sp
        ret
         restore %g0, %l1, %o0
        end result
