! own= counts named functions by themselves; a star stands for any rest.
!
! REQUIRES: sparc-cross
! RUN: %cc-sparc -nostdlib %s -o %t
! RUN: %run-sparc -plugin %plugin-dir/sparc-count.so,out=%t.json,own=mine %t
! RUN: FileCheck %s --check-prefix=ONE < %t.json
! RUN: %run-sparc -plugin %plugin-dir/sparc-count.so,out=%t.json,own=mine,own=mine.part* %t
! RUN: FileCheck %s --check-prefix=TWO < %t.json
! RUN: not %run-sparc -plugin %plugin-dir/sparc-count.so,color=red %t 2>&1 \
! RUN:   | FileCheck %s --check-prefix=BAD
!
! ONE:      "instructions": 12,
! ONE:      "own": {
! ONE-NEXT:   "instructions": 2,
! ONE-NEXT:   "loads": 0,
! ONE-NEXT:   "stores": 0,
! ONE-NEXT:   "nops": 1,
! ONE:        "saves": 0,
!
! TWO:      "instructions": 12,
! TWO:      "own": {
! TWO-NEXT:   "instructions": 5,
! TWO:        "nops": 1,
! TWO:        "saves": 1,
! TWO-NEXT:   "restores": 1,
!
! BAD: sparc-count: bad argument 'color=red'; known: out=FILE, code=FILE, own=PATTERN

        .globl _start
_start:
        call mine
         mov 0, %o0
        call mine.part.0
         mov 0, %o0
        mov 1, %g1
        mov 0, %o0
        ta 0x10

        .type mine, #function
mine:
        retl
         nop
        .size mine, . - mine

        .type mine.part.0, #function
mine.part.0:
        save %sp, -96, %sp
        ret
         restore
        .size mine.part.0, . - mine.part.0
