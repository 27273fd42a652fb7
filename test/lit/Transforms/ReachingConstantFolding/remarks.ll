; RUN: %opt -disable-output -passes=mincaml-rd-constfold %S/constants.ll \
; RUN:   -pass-remarks=mincaml -pass-remarks-missed=mincaml 2>&1 | FileCheck %s

; CHECK:      'x' is always 4 here
; CHECK:      'x' may be 4 here, but another constant reaches it as well
; CHECK:      'x' may be 5 here, but a non-constant value reaches it as well
