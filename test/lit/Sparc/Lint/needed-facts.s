! An unproved finding names the fact about a function of another file that would decide
! it, or the property that the check does not model.
! RUN: not sparc-lint --unproved %s | FileCheck %s
! RUN: not sparc-lint --unproved --format=json %s | FileCheck %s --check-prefix=JSON
! RUN: not sparc-lint --unproved --format=sarif -o %t.sarif %s
! RUN: FileCheck %s --check-prefix=SARIF < %t.sarif
! RUN: %python %S/Inputs/check-sarif.py %t.sarif
        .text
! Whether it returns, where to, and what it reads.
! CHECK: unproved: in last {{.*}} `call .+0`: {{.*}}: callee g: unknown whether it returns a structure (to +12) [SPL024]
! CHECK: unproved: in last {{.*}} `call .+0`: {{.*}}: callee g: unknown which arguments it reads [SPL025]
! CHECK: unproved: in last {{.*}} `call .+0`: {{.*}}: callee g: unknown whether it returns [SPL026]
! JSON: "detail": "callee g: unknown whether it returns a structure (to +12)",
! JSON: "needs": [
! JSON-NEXT: {
! JSON-NEXT: "callee": "g",
! JSON-NEXT: "fact": "returns",
! JSON-NEXT: "unknown": "whether it returns a structure (to +12)"
! JSON: "callee": "g",
! JSON-NEXT: "fact": "reads",
! JSON-NEXT: "unknown": "which arguments it reads"
! JSON: "callee": "g",
! JSON-NEXT: "fact": "returns",
! JSON-NEXT: "unknown": "whether it returns"
! SARIF: "text": "{{.*}}: callee g: unknown which arguments it reads"
! SARIF: "properties": {
! SARIF-NEXT: "disassembly": [
! SARIF: "needs": [
! SARIF-NEXT: {
! SARIF-NEXT: "callee": "g",
! SARIF-NEXT: "fact": "reads",
        .type last, @function
last:   save %sp, -96, %sp
        call g
        nop
        .size last, .-last

! Of several calls those from which the value may come: not the one before which it is
! computed, and not the one behind which it is lost on every path.
! CHECK: unproved: in joins {{.*}} `add %g1, 1, %i0`: {{.*}}: %g1, unless the call before does not return; callee two: unknown whether it returns; callee one: unknown whether it returns [SPL011]
! CHECK-NOT: three{{.*}} [SPL011]
        .type joins, @function
joins:  save %sp, -96, %sp
        call three
        nop
        mov 1, %g1
        cmp %i0, 3
        be 1f
        nop
        call one
        nop
1:      cmp %i0, 4
        be 2f
        nop
        call two
        nop
2:      add %g1, 1, %i0
        ret
        restore
        .size joins, .-joins

! A window depth. Where a part of a function has its own symbol, control may enter
! behind any call.
! CHECK: unproved: in depth {{.*}} `retl`: {{.*}}: 1 saves have no restore, unless the call before does not return; callee fails: unknown whether it returns [SPL023]
        .type depth, @function
depth:  save %sp, -96, %sp
        call fails
        nop
        retl
        nop
        .size depth, .-depth
        .type depth.cold, @function
depth.cold:
        nop
        .size depth.cold, .-depth.cold

! The return address.
! CHECK: unproved: in lost {{.*}} `retl`: {{.*}}: %o7 may contain another value, unless the call before does not return; callee fails: unknown whether it returns [SPL024]
        .type lost, @function
lost:   cmp %o0, 0
        be 1f
        nop
        call fails
        nop
1:      retl
        nop
        .size lost, .-lost

! A function of this file that ends with a call of another: the fact is about that.
! CHECK: unproved: in through {{.*}}: callee beyond: unknown whether it returns a structure (to +12) [SPL024]
        .type through, @function
through:
        save %sp, -96, %sp
        call wrapper
        mov 1, %o0
        ret
        restore
        .size through, .-through
        .type wrapper, @function
wrapper:
        mov %o7, %g1
        call beyond
        mov %g1, %o7
        .size wrapper, .-wrapper

! Through a register.
! CHECK: unproved: in pointer {{.*}}: the check does not know which function the register points to [SPL025]
        .type pointer, @function
pointer:
        save %sp, -96, %sp
        call %i0
        nop
        ret
        restore
        .size pointer, .-pointer

! The arguments of a call that does not return.
! CHECK: violation: in stops {{.*}}: the callee reads %o0, which has no definition on any path; {{.*}} [SPL025]
        .type stops, @function
stops:  save %sp, -96, %sp
        call die
        nop
        .size stops, .-stops
        .type die, @function
die:    save %sp, -96, %sp
        add %i0, 1, %o0
        call abort
        nop
        .size die, .-die
