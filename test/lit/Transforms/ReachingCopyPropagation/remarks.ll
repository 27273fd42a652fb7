; RUN: %opt -disable-output -passes=mincaml-rd-copyprop %S/copies.ll \
; RUN:   -pass-remarks=mincaml -pass-remarks-missed=mincaml 2>&1 | FileCheck %s

; CHECK:      'a' is a copy of '%v' here
; CHECK-NEXT: 'b' is a copy of '%v' here
; CHECK-NEXT: 'c' is a copy of '%v' here
; CHECK-NEXT: 'x' is a copy of 'y' here
; CHECK-NEXT: 'x' may be a copy of 'y' here, but that may have changed since
; CHECK-NEXT: 'x' may be a copy of 'y' here, but that may have changed since
; CHECK-NEXT: 'y' may be a copy of '%y2' here, but another definition reaches it as well
; CHECK-NEXT: 'x' may be a copy of '%v' here, but another definition reaches it as well
; CHECK-NOT:  remark
