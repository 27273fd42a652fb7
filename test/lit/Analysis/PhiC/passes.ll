; The handlers that remain after passes.
; RUN: %opt -disable-output -passes='print<mincaml-phic>' %s 2>&1 \
; RUN:   | FileCheck %s --check-prefixes=ALL,BEFORE
; The metadata goes with the phi node.
; RUN: %opt -disable-output -passes='mincaml-demote,print<mincaml-phic>' %s 2>&1 \
; RUN:   | FileCheck %s --check-prefixes=ALL,NONE
; An empty handler is left out, so that its edges lead to a block that is entered
; otherwise, too.
; RUN: %opt -disable-output -passes='mincaml-assoc,print<mincaml-phic>' %s 2>&1 \
; RUN:   | FileCheck %s --check-prefixes=ALL,NONE
; LLVM keeps the phi node of the exception for such a block.
; RUN: %opt -disable-output -passes='simplifycfg,print<mincaml-phic>' %s 2>&1 \
; RUN:   | FileCheck %s --check-prefixes=ALL,NONE
; Code that is duplicated has two handlers.
; RUN: %opt -disable-output -passes='always-inline,function(print<mincaml-phic>)' %s 2>&1 \
; RUN:   | FileCheck %s --check-prefixes=ALL,INLINED

declare ptr @raises(i32)

; ALL: phi-c form of 'handler':
; BEFORE: handler %handler: edges=2
; BEFORE: checked
; NONE-SAME: no handlers
define i32 @handler(i32 %a, i32 %b) alwaysinline {
entry:
  %e1 = call ptr @raises(i32 1)
  %r1 = icmp ne ptr %e1, null
  br i1 %r1, label %handler, label %ok

ok:
  %e2 = call ptr @raises(i32 2)
  %r2 = icmp ne ptr %e2, null
  br i1 %r2, label %handler, label %exit

exit:
  br label %join

handler:
  %e = phi ptr [ %e1, %entry ], [ %e2, %ok ], !mincaml.handler !0
  %x = phi i32 [ %a, %entry ], [ %b, %ok ]
  br label %join

join:
  %y = phi i32 [ 0, %exit ], [ %x, %handler ]
  ret i32 %y
}

; ALL: phi-c form of 'twice':
; BEFORE-SAME: no handlers
; INLINED: handler %handler.i{{[0-9]*}}: edges=2
; INLINED: checked
; INLINED: handler %handler.i{{[0-9]*}}: edges=2
; INLINED: checked
; INLINED: total: edges=4
define i32 @twice(i32 %a) {
  %x = call i32 @handler(i32 %a, i32 1)
  %y = call i32 @handler(i32 %a, i32 2)
  %s = add i32 %x, %y
  ret i32 %s
}

!0 = !{}
