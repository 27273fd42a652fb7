! Right code of which much looks like the faults: nothing is reported, in 32-bit and
! in 64-bit code.
!
! REQUIRES: sparc-cross
! RUN: %sparc-crosscheck %s | FileCheck %s
! CHECK:      program            instructions  dynamic  violation  unproved  missed
! CHECK-NEXT: correct.s sparc {{[1-9][0-9]*}} 0 0 0 0
! CHECK-NEXT: correct.s sparcv9 {{[1-9][0-9]*}} 0 0 0 0

        .macro function name
        .globl \name
        .type \name, @function
\name:
        .endm
        .macro end name
        .size \name, . - \name
        .endm

        function _start
        save %sp, -192, %sp
        mov 20, %o0
        call recursive
         nop
        mov 3, %o0
        call tail_by_restore
         mov 4, %o1
        call tail_by_address
         mov 1, %o0
        call unwritten
         nop
        call unused_copies
         nop
        mov 0, %o0
exit:   mov 1, %g1
        ta 0x10
        ta 0x6d
        ba exit
         nop
        end _start

! Deeper than there are windows: qemu repeats what traps.
        function recursive
        save %sp, -192, %sp
        subcc %i0, 1, %o0
        be 1f
         mov 5, %l0
        call recursive
         mov 6, %l1
        add %l0, %l1, %i0
        add %o0, %i0, %i0
1:      ret
         restore %i0, 1, %o0
        end recursive

        function add_two
        retl
         add %o0, %o1, %o0
        end add_two

        function tail_by_restore
        save %sp, -192, %sp
        mov 7, %l0
        add %i0, %l0, %i0
        call add_two
         restore
        end tail_by_restore

        function tail_by_address
        mov %o7, %g1
        mov 1, %o1
        call add_two
         mov %g1, %o7
        end tail_by_address

! What add_two does not write stays what it was.
        function unwritten
        save %sp, -192, %sp
        mov 1, %o2
        mov 1, %o4
        cmp %sp, 1
        mov 1, %o0
        call add_two
         mov 1, %o1
        add %o2, %o4, %o2
        bne 1f
         nop
1:      ret
         restore
        end unwritten

! Registers without a value may be moved, stored and loaded.
        function unused_copies
        save %sp, -208, %sp
        mov %l0, %l1
        or %g0, %l1, %l2
        add %l2, 0, %l3
        fmovs %f1, %f2
        fmovs %f2, %f3
        mov 1, %l1
        add %l1, %l1, %l0
        ret
         restore %l1, %l0, %o0
        end unused_copies
