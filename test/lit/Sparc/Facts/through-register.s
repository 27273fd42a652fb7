! A call through a register that contains the address of a function of another file.
! RUN: rm -rf %t && mkdir %t
! RUN: sparc-lint --unproved %s | FileCheck %s
! CHECK: unproved: in f {{.*}} `call %g1`: {{.*}}: callee third: unknown which arguments it reads [SPL025]
! CHECK: unproved: in offset {{.*}} `call %g1{{.*}}`: {{.*}}: the check does not know which function the register points to [SPL025]
! CHECK: unproved: in slot {{.*}} `call %g1`: {{.*}}: the check does not know which function the register points to [SPL025]
! RUN: echo '{"format": "sparc-lint facts", "version": 1, "functions": [{"name": "third", "bits": 32, "returns": "+8", "reads": ["%o2"]}]}' > %t/facts.json
! RUN: not sparc-lint --facts=%t/facts.json %s | FileCheck %s --check-prefix=FACTS --implicit-check-not=violation:
! FACTS: violation: in f {{.*}} `call %g1`: {{.*}}: the callee reads %o2, which has no definition on any path; {{.*}} [SPL025]
        .text
        .type f,@function
f:      save %sp, -96, %sp
        sethi %hi(third), %g1
        or %g1, %lo(third), %g1
        call %g1
        mov 1, %o0
        ret
        restore
        .size f, .-f

        .type offset,@function
offset: save %sp, -96, %sp
        sethi %hi(third+8), %g1
        or %g1, %lo(third+8), %g1
        call %g1
        mov 1, %o0
        ret
        restore
        .size offset, .-offset

        .type slot,@function
slot:   save %sp, -96, %sp
        sethi %hi(third), %g1
        or %g1, %lo(third), %g1
        call %g1
        mov %i0, %g1
        ret
        restore
        .size slot, .-slot
