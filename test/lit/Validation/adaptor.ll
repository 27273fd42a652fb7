; The adaptor runs passes and validates what they did, in stock opt and in
; mincaml-llc; a refutation is an error.

; RUN: %opt -S -passes='mincaml-validate(function(mincaml-constfold))' %s 2>&1 | FileCheck %s
; CHECK: f: proved
; CHECK: 1 unchanged, 1 proved
; CHECK: define i32 @f(i32 %x)
; CHECK-NEXT: ret i32 %x

; RUN: %opt -disable-output -passes='mincaml-validate<json;unroll=2>(mincaml-elim,function(instsimplify))' %s 2>&1 | FileCheck --check-prefix=JSON %s
; JSON: {"functions":[{"name":"f","verdict":"proved","reason":"",{{.*}}"queries":0},{"name":"same","verdict":"unchanged"

; RUN: %opt -disable-output -passes='mincaml-validate<unroll=2;json>(function(instsimplify))' -print-pipeline-passes %s 2>&1 | FileCheck --check-prefix=PRINT %s
; PRINT: mincaml-validate<unroll=2;query-time=2000;query-memory=1024;function-time=10000;json>(function(instsimplify))

; RUN: not %opt -disable-output -passes='mincaml-validate<depth=2>(function(instsimplify))' %s 2>&1 | FileCheck --check-prefix=OPTION %s
; OPTION: error: mincaml-validate: expected unroll=N, {{.*}}, not 'depth=2'
; RUN: not %opt -disable-output -passes='mincaml-validate(nonsense)' %s 2>&1 | FileCheck --check-prefix=INNER %s
; INNER: error: mincaml-validate: unknown pass name 'nonsense'

; Passes that are right only if this is the whole program.
; RUN: not %opt -disable-output -passes='mincaml-validate(internalize<preserve-gv=same>,globalopt)' %s 2>&1 | FileCheck --check-prefix=REFUTED %s
; REFUTED: same: refuted: memory differs at the return
; REFUTED: error: mincaml-validate: functions that do not refine their originals: 1

@written = global i32 0

define i32 @f(i32 %x) {
  %a = add i32 %x, 0
  ret i32 %a
}

define void @same(i32 %x) {
  store i32 %x, ptr @written
  ret void
}
