! Delay slots.
! RUN: not sparc-lint %s | FileCheck %s --implicit-check-not=violation:

        .text
        .type good, @function
good:   cmp %o0, 0
        be,a 1f
        mov 1, %o1
        mov 2, %o1
1:      ba,a 2f
        ba 2f
2:      mov %o7, %g1
        call external
        mov %g1, %o7
        .size good, .-good

        .type couple, @function
couple: ba 1f
! CHECK: violation: in couple at 0x28 {{.*}}: a control transfer is in a delay slot: it is in the slot of the transfer at {{.*}} [SPL012]
        ba 1f
        nop
1:      retl
        nop
        .size couple, .-couple

        .type into, @function
into:   cmp %o0, 0
        be 1f
        nop
        ba 2f
! CHECK: violation: in into {{.*}} `add %o0, 1, %o0`: a delay slot can be entered without its control transfer: {{.*}} [SPL013]
1:      add %o0, 1, %o0
        nop
2:      retl
        nop
        .size into, .-into

        .type slot, @function
slot:   save %sp, -96, %sp
        call external
! CHECK: violation: in slot {{.*}}: the delay slot of a call uses %o7, which the call sets: it reads %o7; {{.*}} [SPL014]
        add %o7, 8, %o7
        ret
        restore
        .size slot, .-slot

        .type annulled, @function
annulled: save %sp, -96, %sp
        cmp %i0, 0
        be,a 1f
        mov 1, %l0
! CHECK: violation: in annulled {{.*}} `add %l0, 1, %l1`: the result of an annulled delay slot is used on the path where it is not executed: nothing else defines %l0; {{.*}} [SPL015]
        add %l0, 1, %l1
1:      ret
        restore
        .size annulled, .-annulled

        .type unfilled, @function
! CHECK: violation: in unfilled {{.*}}: a delayed control transfer does not have exactly one instruction in its delay slot: the function ends before its slot; {{.*}} [SPL028]
unfilled: retl
        .size unfilled, .-unfilled

! The slot of a call with which the function ends leaves the window, but reads what the
! call has written. A branch writes nothing.
        .type ends, @function
ends:   save %sp, -96, %sp
        call external
! CHECK: violation: in ends {{.*}} `restore %o7, 0, %o0`: the delay slot of a call uses %o7, which the call sets: it reads %o7; {{.*}} [SPL014]
        restore %o7, 0, %o0
        .size ends, .-ends

        .type ends_otherwise, @function
ends_otherwise: save %sp, -96, %sp
        mov %i0, %o7
        ba external
        restore %o7, 0, %o0
        .size ends_otherwise, .-ends_otherwise
