; The lecture's figure, both ways.
; RUN: %opt -passes='mincaml-pre<busy>' -verify-each -S %examples/lecture/partial-redundancy.ll | FileCheck %s --check-prefix=BUSY
; RUN: %opt -passes='mincaml-pre<lazy>' -verify-each -S %examples/lecture/partial-redundancy.ll | FileCheck %s --check-prefix=LAZY
; RUN: %opt -passes='mincaml-pre' -verify-each -S %examples/lecture/partial-redundancy.ll | FileCheck %s --check-prefix=LAZY
; RUN: %opt -passes='mincaml-pre<lazy>,mincaml-pre<lazy>' -S %examples/lecture/partial-redundancy.ll | FileCheck %s --check-prefix=LAZY
; RUN: not %opt -passes='mincaml-pre<eager>' -disable-output %examples/lecture/partial-redundancy.ll 2>&1 | FileCheck %s --check-prefix=OPTION

; OPTION: error: mincaml-pre takes 'busy' or 'lazy', not 'eager'

; BUSY: entry:
; BUSY: [[T:%.*]] = add i32 %a.t, %b.t
; BUSY-NEXT: br i1 %c, label %left, label %join
; BUSY: left:
; BUSY-NEXT: call void @use(i32 [[T]])
; BUSY: join:
; BUSY-NEXT: ret i32 [[T]]

; LAZY: entry:
; LAZY-NOT: add
; LAZY: br i1 %c, label %left, label %entry.join_crit_edge
; LAZY: entry.join_crit_edge:
; LAZY: [[T:%.*]] = add i32 %a.t, %b.t
; LAZY: left:
; LAZY: %x = add i32 %a1, %b1
; LAZY: join:
; LAZY-NEXT: [[R:%.*]] = phi i32 [ %x, %left ], [ [[T]], %entry.join_crit_edge ]
; LAZY-NEXT: ret i32 [[R]]
