! A compiler that knows all callers of a local function may have them leave half of an
! address in a global register. What they have left there is not followed.
! RUN: not sparc-lint %s | FileCheck %s --implicit-check-not=violation:
! RUN: not sparc-lint --unproved %s | FileCheck %s --check-prefix=ALL

        .text
        .type good, @function
! ALL: unproved: in good {{.*}}the low half is of .bss; the high half is unknown: %g2 contains the value that the callers put there [SPL003]
good:   ld [%g2+%lo(count)], %o1
        retl
        st %o1, [%g2+%lo(count)]
        .size good, .-good

        .type recursion, @function
! The call of the function itself leaves the register as it was.
recursion:
        save %sp, -96, %sp
        call recursion
        ld [%g3+%lo(count)], %o0
        ld [%g3+%lo(count)], %i0
        ret
        restore
        .size recursion, .-recursion

! Anyone may call it.
        .global visible
        .type visible, @function
! CHECK: violation: in visible {{.*}}the low half is of .bss, %g2 does not contain a high half; {{.*}} [SPL003]
visible:
        retl
        ld [%g2+%lo(count)], %o0
        .size visible, .-visible

! Arguments are in other registers.
        .type argument, @function
! CHECK: violation: in argument {{.*}}the low half is of .bss, %o1 does not contain a high half; {{.*}} [SPL003]
argument:
        retl
        ld [%o1+%lo(count)], %o0
        .size argument, .-argument

! Something was added to it.
        .type moved, @function
! CHECK: violation: in moved {{.*}}the low half is of .bss, %g2 does not contain a high half; {{.*}} [SPL003]
moved:  add %g2, 8, %g2
        retl
        ld [%g2+%lo(count)], %o0
        .size moved, .-moved

        .type caller, @function
caller: save %sp, -96, %sp
        call good
        sethi %hi(count), %g2
        call recursion
        sethi %hi(count), %g3
        call argument
        nop
        call moved
        nop
        ret
        restore
        .size caller, .-caller

        .local count
        .comm count, 4, 4
