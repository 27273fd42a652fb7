! The path that leads to a violation: the shorter one, past the call, does not.
! RUN: not sparc-lint %s | FileCheck %s
! RUN: not sparc-lint --format=json %s | %python -c "import json, sys; print(json.load(sys.stdin)[0]['path'])" | FileCheck --check-prefix=JSON %s

! CHECK: path.s: {{.*}}violation: in f at 0x18 `add %g1, 1, %i0`: {{.*}} [SPL011]
! CHECK-NEXT: 00000010: call
! CHECK-NEXT: 00000014: nop
! CHECK-NEXT: 00000018: add %g1, 1, %i0
! CHECK-NEXT: 0000001c: ret
! CHECK-NEXT: 00000020: restore
! CHECK-NEXT: path: 00000000 to 0000000c: window depth 0; not defined: %g1
! CHECK-NEXT: path: 00000010 to 00000014: window depth 1
! CHECK-NEXT: path: 00000018 to 00000020: window depth 1; a call may have changed %g1
! CHECK-NEXT: source: [SPARC-
! CHECK-NOT: path
! JSON: [{'begin': 0, 'end': 12, 'knowledge': 'window depth 0; not defined: %g1'}, {'begin': 16, 'end': 20, 'knowledge': 'window depth 1'}, {'begin': 24, 'end': 32, 'knowledge': 'window depth 1; a call may have changed %g1'}]

        .type f, @function
f:      save %sp, -96, %sp
        cmp %i0, 0
        be .Lpast
        mov 1, %g1
        call g
        nop
.Lpast: add %g1, 1, %i0
        ret
        restore
        .size f, .-f
        .type g, @function
g:      retl
        mov 2, %g1
        .size g, .-g
