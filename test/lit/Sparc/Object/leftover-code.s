! Code that GCC leaves behind calls of functions that do not return: it neither makes the
! caller return nor shows that the callee does. Beside each: code that is reached.
! RUN: not sparc-lint %s | FileCheck %s --implicit-check-not=violation:
! RUN: not sparc-lint --unproved %s | FileCheck %s --check-prefix=ALL
        .text
! Its return is behind a call of abort.
        .type stops,@function
stops:  save %sp, -96, %sp
        call abort
        nop
        ret
        restore
        .size stops, .-stops

! And its return is behind a call of stops.
        .type stopsToo,@function
stopsToo:
        save %sp, -96, %sp
        cmp %i0, 0
        be 1f
        nop
        call abort
        nop
1:      call stops
        nop
        ba 1b
        nop
        ret
        restore
        .size stopsToo, .-stopsToo

! A tail call of a function that does not return.
        .type jumps,@function
jumps:  save %sp, -96, %sp
        call stopsToo
        restore
        .size jumps, .-jumps

! One of two paths returns.
        .type mayReturn,@function
mayReturn:
        save %sp, -96, %sp
        cmp %i0, 0
        be 1f
        nop
        call stopsToo
        mov 1, %o0
1:      ret
        restore
        .size mayReturn, .-mayReturn

        .type good,@function
good:   save %sp, -96, %sp
        cmp %i0, 3
        bgu,a .Lgood
        mov 1, %g1
        mov 1, %o0
        call stopsToo
        mov 1, %g1
.Lgood: be 2f
        add %g1, 1, %g1
        call jumps
        mov %i0, %o0
2:      add %g1, 1, %i0
        ret
        restore
        .size good, .-good

        .type bad,@function
bad:    save %sp, -96, %sp
        cmp %i0, 3
        bgu,a .Lbad
        mov 1, %g1
        call mayReturn
        mov 1, %o0
! CHECK: violation: in bad {{.*}} `be {{.*}} %icc; {{.*}}[SPL011]
! CHECK: violation: in bad {{.*}} `be {{.*}}a call before may change %icc; {{.*}}[SPL018]
.Lbad:  be 2f
        nop
2:      ret
        restore
        .size bad, .-bad

! What follows the calls of fail may be a leftover: it has no label, and other code
! reaches its target.
        .type leftover,@function
leftover:
        save %sp, -96, %sp
        mov 4, %g1
        cmp %i0, 3
        bgu 1f
        mov 1, %o1
        call fail
        mov %i0, %o0
        ba .Lshared
! ALL: unproved: in leftover {{.*}} `ld [%g1+12], %g1`: {{.*}}%g1, unless the call before does not return; callee fail: unknown whether it returns [SPL011]
        ld [%g1+12], %g1
1:      mov 1, %o2
.Lshared:
! ALL: unproved: in leftover {{.*}} `be {{.*}}, unless the call before does not return; callee fail: unknown whether it returns [SPL018]
        be 2f
        nop
2:      ret
        restore
        .size leftover, .-leftover

! Nothing else reaches the target: without it GCC would have removed the code there.
        .type reached,@function
reached:
        save %sp, -96, %sp
        mov 4, %g1
        cmp %i0, 3
        bgu 1f
        mov 1, %o1
        call returns
        mov %i0, %o0
        ba .Lown
! CHECK: violation: in reached {{.*}} `ld [%g1+12], %g1`: {{.*}}: %g1; {{.*}}[SPL011]
        ld [%g1+12], %g1
1:      ret
        restore
.Lown:  ret
        restore %g1, 0, %o0
        .size reached, .-reached

! The same jump, but code after another call shows that the callee returns.
        .type known,@function
known:  save %sp, -96, %sp
        mov 4, %g1
        cmp %i0, 3
        bgu .Lboth
        mov 1, %o1
        call returns
        mov %i0, %o0
        ba .Lboth
! CHECK: violation: in known {{.*}} `ld [%g1+12], %g1`: {{.*}}: %g1; {{.*}}[SPL011]
        ld [%g1+12], %g1
.Lboth: ret
        restore
        .size known, .-known
