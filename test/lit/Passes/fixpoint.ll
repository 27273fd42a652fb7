; Passes run until none of them changes anything.

; RUN: %opt -S -passes='mincaml-fixpoint<iterations=1>(globalopt)' %s -debug-pass-manager 2>&1 | FileCheck --check-prefix=ONE %s
; RUN: %opt -S -passes='mincaml-fixpoint(instcombine<no-verify-fixpoint>,globalopt)' %s -debug-pass-manager 2>&1 | FileCheck --check-prefix=ALL %s
; RUN: %opt -S -passes='mincaml-fixpoint<iterations=0>(globalopt)' %s -debug-pass-manager 2>&1 | FileCheck --check-prefix=NONE %s

; ONE-COUNT-1: Running pass: GlobalOptPass
; ONE-NOT: Running pass: GlobalOptPass

; One iteration that changes something, one that changes nothing.
; ALL-COUNT-2: Running pass: GlobalOptPass
; ALL-NOT: Running pass: GlobalOptPass
; ALL: define i32 @f
; ALL-NEXT: ret i32 %x

; NONE-NOT: Running pass: GlobalOptPass
; NONE: define i32 @f

; RUN: not %opt -S -passes='mincaml-fixpoint<rounds=1>(globalopt)' %s 2>&1 | FileCheck --check-prefix=OPTION %s
; OPTION: error: mincaml-fixpoint: expected iterations=N, not 'rounds=1'
; RUN: not %opt -S -passes='mincaml-fixpoint(nonsense)' %s 2>&1 | FileCheck --check-prefix=INNER %s
; INNER: error: mincaml-fixpoint: unknown pass name 'nonsense'

define i32 @f(i32 %x) {
  %a = add i32 %x, 0
  ret i32 %a
}
