; LLVM's SPARC backend crashes on statepoints (docs/sparc-backend-faults.md). When this test
; fails, that has changed, and docs/memory.md may have to say something else.
;
; RUN: opt -passes=rewrite-statepoints-for-gc %s -o %t.bc
; RUN: not --crash llc -mtriple=sparc-unknown-linux-gnu %t.bc -o %t.s 2>&1 | FileCheck %s
; RUN: not --crash llc -mtriple=sparcv9-unknown-linux-gnu %t.bc -o %t.s 2>&1 | FileCheck %s
; RUN: llc -mtriple=x86_64-unknown-linux-gnu %t.bc -o %t.s
; CHECK: Running pass 'Finalize ISel and expand pseudo-instructions' on function '@keep'

declare void @collect()

define ptr addrspace(1) @keep(ptr addrspace(1) %object) gc "statepoint-example" {
  call void @collect()
  ret ptr addrspace(1) %object
}
