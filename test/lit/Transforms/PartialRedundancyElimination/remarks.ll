; RUN: %opt -passes='mincaml-pre<lazy>' -pass-remarks=mincaml -pass-remarks-analysis=mincaml -disable-output %examples/lecture/partial-redundancy.ll 2>&1 | FileCheck %s
; RUN: %opt -passes='mincaml-pre<lazy>' -pass-remarks-missed=mincaml -disable-output %examples/lecture/partial-redundancy.ll 2>&1 | count 0

; CHECK-DAG: removed add: its value has been computed on every path to here
; CHECK-DAG: computes add here, so that it need not be computed later
