! Faults that a run shows and that sparc-lint finds, and what surrounds them, which
! is right: the plugin reports these and nothing else.
!
! REQUIRES: sparc-cross
! RUN: %cc-sparc -nostdlib %s -o %t
! RUN: %run-sparc -plugin %plugin-dir/sparc-shadow.so,out=%t.out %t
! RUN: llvm-nm %t >> %t.out && FileCheck %s < %t.out
!
! The same when qemu translates each instruction by itself.
! RUN: %run-sparc -singlestep -plugin %plugin-dir/sparc-shadow.so,out=%t.out %t
! RUN: llvm-nm %t >> %t.out && FileCheck %s < %t.out
!
! RUN: %sparc-crosscheck --targets=sparc %s | FileCheck --check-prefix=TABLE %s
! TABLE-NOT:  missed:
! TABLE:      program         instructions  dynamic  violation  unproved  missed
! TABLE-NEXT: faults.s sparc {{[1-9][0-9]*}} 7 7 0 0
!
! Each is missed where nothing is found.
! RUN: echo '[]' > %t.json
! RUN: not %sparc-crosscheck --targets=sparc --findings=%t.json %s | FileCheck --check-prefix=EMPTY %s
! EMPTY-COUNT-7: missed: faults.s sparc:
! EMPTY-NOT:      missed:
! EMPTY:          faults.s sparc {{[1-9][0-9]*}} 7 0 0 7
!
! So it is by a finding of another rule, and by one in another function.
! RUN: echo '[{"rule":"SPL022","verdict":"violation","function":"kept"},' > %t.json
! RUN: echo '{"rule":"SPL011","verdict":"violation","function":"kept_right"},' >> %t.json
! RUN: echo '{"rule":"SPL020","verdict":"unproved","function":"below"}]' >> %t.json
! RUN: not %sparc-crosscheck --targets=sparc --findings=%t.json %s | FileCheck --check-prefix=OTHER %s
! OTHER: missed: faults.s sparc: clobbered %o3 in kept at
! OTHER: faults.s sparc {{[1-9][0-9]*}} 7 0 1 6
!
! CHECK:      clobbered 0x[[#%x,KEPT:]] %o3 0x
! CHECK-NEXT: clobbered 0x[[#%x,CC:]] %icc 0x
! CHECK-NEXT: misaligned 0x[[#%x,ODD:]] - 0x
! CHECK-NEXT: below-sp 0x[[#%x,BELOW:]] - 0x
! CHECK-NEXT: save-area 0x[[#%x,AREA:]] - 0x
! CHECK-NEXT: window 0x[[#%x,RESTORE:]] - 0x
! CHECK-NEXT: window 0x[[#%x,RETURN:]] - 0x
! CHECK-NEXT: end
! CHECK-DAG:  {{0*}}[[#%x,AREA]] t area_at
! CHECK-DAG:  {{0*}}[[#%x,BELOW]] t below_at
! CHECK-DAG:  {{0*}}[[#%x,CC]] t cc_at
! CHECK-DAG:  {{0*}}[[#%x,KEPT]] t kept_at
! CHECK-DAG:  {{0*}}[[#%x,ODD]] t odd_at
! CHECK-DAG:  {{0*}}[[#%x,RESTORE]] t restore_at
! CHECK-DAG:  {{0*}}[[#%x,RETURN]] t return_at

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
        call kept
         nop
        call kept_right
         nop
        call condition
         nop
        call condition_right
         nop
        call odd
         nop
        call below
         nop
        call area
         nop
        call restores
         nop
        mov 0, %o0
exit:   mov 1, %g1
        ta 0x10
        ba exit
         nop
        end _start

! It writes %o3 and the condition codes, and not %o4.
        function writer
        mov 2, %o3
        retl
         cmp %o3, 3
        end writer

        function kept
        save %sp, -96, %sp
        mov 1, %o3
        call writer
         nop
kept_at: add %o3, 1, %i0
        ret
         restore
        end kept

        function kept_right
        save %sp, -96, %sp
        mov 1, %l3
        mov 1, %o4
        call writer
         nop
        add %l3, %o4, %i0
        ret
         restore
        end kept_right

        function condition
        save %sp, -96, %sp
        cmp %sp, 1
        call writer
         nop
cc_at:  be 1f
         nop
1:      ret
         restore
        end condition

        function condition_right
        save %sp, -96, %sp
        call writer
         nop
        cmp %sp, 1
        be 1f
         nop
1:      ret
         restore
        end condition_right

        function odd
        save %sp, -112, %sp
        st %g0, [%sp + 96]
        ldd [%sp + 96], %f4
odd_at: ldd [%sp + 100], %f6
        ret
         restore
        end odd

        function below
        save %sp, -104, %sp
        st %g0, [%fp - 4]
below_at: st %g0, [%sp - 4]
        ret
         restore
        end below

        function area
        save %sp, -96, %sp
        st %g0, [%sp + 64]
area_at: st %g0, [%sp + 60]
        ret
         restore
        end area

! The window of _start is gone after it, but _start uses none of its registers.
        function restores
        nop
return_at: retl
restore_at: restore
        end restores
