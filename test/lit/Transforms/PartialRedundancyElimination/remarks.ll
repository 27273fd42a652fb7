; RUN: %opt -passes='mincaml-pre<lazy>' -pass-remarks=mincaml -pass-remarks-analysis=mincaml -disable-output %S/Inputs/figure.ll 2>&1 | FileCheck %s
; RUN: %opt -passes='mincaml-pre<lazy>' -pass-remarks-missed=mincaml -disable-output %S/Inputs/figure.ll 2>&1 | count 0

; CHECK-DAG: removed add: its value has been computed on every path to here
; CHECK-DAG: computes add here, so that it need not be computed later
