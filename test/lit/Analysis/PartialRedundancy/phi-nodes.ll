; Through a phi node: p + 1 where the paths meet is a + 1 on the left, where it has
; been computed, and d + 1 on the other edge.
; RUN: %opt -passes='print<mincaml-pre>' -disable-output %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace

;      CHECK:Partial redundancy in 'ssa':
; CHECK-NEXT:  e1 = add i32 %a, 1
; CHECK-NEXT:    block         NComp XComp Transp NuSafe XuSafe NdSafe XdSafe NEarliest XEarliest NDelayed XDelayed NLatest XLatest NIsolated XIsolated
; CHECK-NEXT:    %entry        -     -     1      -      -      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:    %entry->%join -     -     1      -      -      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:    %left         1     -     1      -      1      1      1      1         -         1        -        1       -       -         -
; CHECK-NEXT:    %join         -     -     1      -      -      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:  e2 = add i32 %p, 1
; CHECK-NEXT:    block         NComp XComp Transp NuSafe XuSafe NdSafe XdSafe NEarliest XEarliest NDelayed XDelayed NLatest XLatest NIsolated XIsolated
; CHECK-NEXT:    %entry        -     -     1      -      -      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:    %entry->%join -     -     1      -      -      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:    %left         -     -     1      -      -      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:    %join         1     -     1      -      1      1      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:  e3 = add i32 %d, 1
; CHECK-NEXT:    block         NComp XComp Transp NuSafe XuSafe NdSafe XdSafe NEarliest XEarliest NDelayed XDelayed NLatest XLatest NIsolated XIsolated
; CHECK-NEXT:    %entry        -     -     1      -      -      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:    %entry->%join -     -     1      -      -      1      1      1         -         1        1        -       1       1         -
; CHECK-NEXT:    %left         -     -     1      -      -      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:    %join         -     -     1      -      -      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:Partial redundancy in 'licm':
; CHECK-NEXT:  e1 = sdiv i32 %a, %b
; CHECK-NEXT:    block        NComp XComp Transp NuSafe XuSafe NdSafe XdSafe NEarliest XEarliest NDelayed XDelayed NLatest XLatest NIsolated XIsolated
; CHECK-NEXT:    %entry       -     -     1      -      -      1      1      1         -         1        1        -       1       1         -
; CHECK-NEXT:    %loop        1     -     1      -      1      1      -      -         -         -        -        -       -       -         -
; CHECK-NEXT:    %done        -     -     1      1      1      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:    %loop->%loop -     -     1      1      1      1      1      -         -         -        -        -       -       -         -
; CHECK-NEXT:  e2 = add i32 %s, %x
; CHECK-NEXT:    block        NComp XComp Transp NuSafe XuSafe NdSafe XdSafe NEarliest XEarliest NDelayed XDelayed NLatest XLatest NIsolated XIsolated
; CHECK-NEXT:    %entry       -     -     1      -      -      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:    %loop        -     1     -      -      -      -      1      -         1         -        1        -       1       1         1
; CHECK-NEXT:    %done        -     -     1      1      1      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:    %loop->%loop -     -     1      1      1      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:  e3 = add i32 %i, 1
; CHECK-NEXT:    block        NComp XComp Transp NuSafe XuSafe NdSafe XdSafe NEarliest XEarliest NDelayed XDelayed NLatest XLatest NIsolated XIsolated
; CHECK-NEXT:    %entry       -     -     1      -      -      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:    %loop        1     -     1      -      1      1      -      -         -         1        -        1       -       1         1
; CHECK-NEXT:    %done        -     -     1      1      1      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:    %loop->%loop -     -     1      1      1      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:  e4 = icmp slt i32 %i1, %n
; CHECK-NEXT:    block        NComp XComp Transp NuSafe XuSafe NdSafe XdSafe NEarliest XEarliest NDelayed XDelayed NLatest XLatest NIsolated XIsolated
; CHECK-NEXT:    %entry       -     -     1      -      -      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:    %loop        -     1     -      -      -      -      1      -         1         -        1        -       1       1         1
; CHECK-NEXT:    %done        -     -     1      1      1      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:    %loop->%loop -     -     1      1      1      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:  e7 = add i32 0, 1
; CHECK-NEXT:    block        NComp XComp Transp NuSafe XuSafe NdSafe XdSafe NEarliest XEarliest NDelayed XDelayed NLatest XLatest NIsolated XIsolated
; CHECK-NEXT:    %entry       -     -     1      -      -      1      1      1         -         1        1        -       -       1         1
; CHECK-NEXT:    %loop        -     -     1      -      -      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:    %done        -     -     1      -      -      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:    %loop->%loop -     -     1      -      -      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:  e8 = add i32 %i1, 1
; CHECK-NEXT:    block        NComp XComp Transp NuSafe XuSafe NdSafe XdSafe NEarliest XEarliest NDelayed XDelayed NLatest XLatest NIsolated XIsolated
; CHECK-NEXT:    %entry       -     -     1      -      -      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:    %loop        -     -     -      -      -      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:    %done        -     -     1      -      -      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:    %loop->%loop -     -     1      -      -      1      1      1         -         1        1        -       -       1         1

define i32 @ssa(i1 %c, i32 %a, i32 %b, i32 %d) {
entry:
  br i1 %c, label %left, label %join
left:
  %x = add nsw i32 %a, 1
  call void @use(i32 %x)
  br label %join
join:
  %p = phi i32 [ %a, %left ], [ %d, %entry ]
  %y = add i32 %p, 1
  ret i32 %y
}
define i32 @licm(i32 %n, i32 %a, i32 %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %x = sdiv i32 %a, %b
  %s1 = add i32 %s, %x
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  ret i32 %s1
}
declare void @use(i32)
