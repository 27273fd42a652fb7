; The body of a function that is called once moves into its caller, after all
; decisions and from the outermost caller on. What was decided about sizes and
; frames counts bodies that have not moved yet.
; RUN: %opt -passes='mincaml-inline<threshold=6>' -verify-each -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-inline<threshold=6>' -pass-remarks-missed=mincaml-inline -disable-output %s 2>&1 | FileCheck --check-prefix=MISSED %s

; A chain: @c goes into @b, that into @a, that into @chain; each location has
; the calls around it, each parameter's variable its operand.
; CHECK-LABEL: define i32 @chain(
; CHECK-NEXT: #dbg_value(i32 %n, ![[VA:[0-9]+]], !DIExpression(), ![[LA:[0-9]+]])
; CHECK-NEXT: #dbg_value(i32 7, ![[VB:[0-9]+]], !DIExpression(), ![[LB:[0-9]+]])
; CHECK-NEXT: #dbg_value(i32 %n, ![[VC:[0-9]+]], !DIExpression(), ![[LC:[0-9]+]])
; CHECK-NEXT: %[[Z:.*]] = mul i32 %n, 7, !dbg ![[LC]]
; CHECK-NEXT: %[[Y:.*]] = add i32 %[[Z]], 7, !dbg ![[LB]]
; CHECK-NEXT: %[[X:.*]] = sub i32 %[[Y]], %n, !dbg ![[LA]]
; CHECK-NEXT: ret i32 %[[X]]
define i32 @chain(i32 %n) !dbg !10 {
  %r = call i32 @a(i32 %n), !dbg !14
  ret i32 %r, !dbg !14
}

define internal i32 @a(i32 %p) !dbg !11 {
    #dbg_value(i32 %p, !18, !DIExpression(), !15)
  %y = call i32 @b(i32 %p, i32 7), !dbg !15
  %x = sub i32 %y, %p, !dbg !15
  ret i32 %x, !dbg !15
}

define internal i32 @b(i32 %p, i32 %q) !dbg !12 {
    #dbg_value(i32 %q, !19, !DIExpression(), !16)
  %z = call i32 @c(i32 %p, i32 %q), !dbg !16
  %y = add i32 %z, %q, !dbg !16
  ret i32 %y, !dbg !16
}

define internal i32 @c(i32 %p, i32 %q) !dbg !13 {
    #dbg_value(i32 %p, !20, !DIExpression(), !17)
  %z = mul i32 %p, %q, !dbg !17
  ret i32 %z, !dbg !17
}

; @middle has six instructions with @inner, and moves; @outer then has seven.
; MISSED: outer is not inlined into too_large: its size is 7, over the threshold of 6
; CHECK-LABEL: define i32 @too_large(
; CHECK-NEXT: call i32 @outer(i32 %n)
; CHECK-LABEL: define internal i32 @outer(
; CHECK-NEXT: sub i32 %n, 0
; CHECK-COUNT-5: xor i32
; CHECK-NEXT: shl i32
; CHECK-NEXT: ret i32
define i32 @too_large(i32 %n) {
  %r = call i32 @outer(i32 %n)
  ret i32 %r
}

define internal i32 @outer(i32 %n) {
  %m = sub i32 %n, 0
  %r = call i32 @middle(i32 %m)
  ret i32 %r
}

define internal i32 @middle(i32 %n) {
  %m = call i32 @inner(i32 %n)
  %r = shl i32 %m, 1
  ret i32 %r
}

define internal i32 @inner(i32 %n) {
  %a = xor i32 %n, 1
  %b = xor i32 %a, 2
  %c = xor i32 %b, 3
  %d = xor i32 %c, 4
  %e = xor i32 %d, 5
  ret i32 %e
}

; Neither frame alone is too large.
; MISSED: frame600 is not inlined into frames: its frame is too large
; CHECK-LABEL: define void @frames(
; CHECK-NEXT: call void @frame600()
; CHECK-LABEL: define internal void @frame600(
; CHECK-NEXT: alloca [600 x i8]
; CHECK-NEXT: alloca [500 x i8]
declare void @use(ptr)

define void @frames() {
  call void @frame600()
  ret void
}

define internal void @frame600() {
  %x = alloca [600 x i8]
  call void @use(ptr %x)
  call void @frame500()
  ret void
}

define internal void @frame500() {
  %x = alloca [500 x i8]
  call void @use(ptr %x)
  ret void
}

; A function with two callers is complete before it is copied.
; CHECK-LABEL: define i32 @two(
; CHECK-NEXT: %[[A:.*]] = udiv i32 %n, 3
; CHECK-NEXT: %[[B:.*]] = urem i32 %[[A]], 5
; CHECK-NEXT: %[[C:.*]] = udiv i32 %[[B]], 3
; CHECK-NEXT: %[[D:.*]] = urem i32 %[[C]], 5
; CHECK-NEXT: ret i32 %[[D]]
define i32 @two(i32 %n) {
  %a = call i32 @shared(i32 %n)
  %b = call i32 @shared(i32 %a)
  ret i32 %b
}

define internal i32 @shared(i32 %n) {
  %a = call i32 @once(i32 %n)
  %b = urem i32 %a, 5
  ret i32 %b
}

define internal i32 @once(i32 %n) {
  %a = udiv i32 %n, 3
  ret i32 %a
}

; @recursive is copied into itself, its call of @step too: that is no longer the
; only one.
; CHECK-LABEL: define i32 @recursive(
; CHECK-NOT: @step
; CHECK: ashr i32
; CHECK: call i32 @step(
; CHECK: define internal i32 @step(
define i32 @recursive(i32 %n) {
  %stop = icmp eq i32 %n, 0
  br i1 %stop, label %done, label %again
done:
  ret i32 0
again:
  %m = call i32 @step(i32 %n)
  %r = call i32 @recursive(i32 %m)
  ret i32 %r
}

define internal i32 @step(i32 %n) {
  %m = ashr i32 %n, 1
  ret i32 %m
}

; Two calls in one block, of functions with several blocks, one of which has
; such a call itself.
; CHECK-LABEL: define i32 @blocks(
; CHECK: icmp slt i32 %n, 1
; CHECK: phi i32 [ %n, %{{.*}} ], [ 1, %{{.*}} ]
; CHECK: icmp slt i32 %{{.*}}, 2
; CHECK: phi i32
; CHECK: icmp slt i32 %{{.*}}, 3
; CHECK: phi i32
; CHECK: ret i32
define i32 @blocks(i32 %n) {
  %a = call i32 @least2(i32 %n)
  %b = call i32 @least3(i32 %a)
  ret i32 %b
}

define internal i32 @least1(i32 %n) {
  %c = icmp slt i32 %n, 1
  br i1 %c, label %one, label %own
own:
  ret i32 %n
one:
  ret i32 1
}

define internal i32 @least2(i32 %n) {
  %m = call i32 @least1(i32 %n)
  %c = icmp slt i32 %m, 2
  br i1 %c, label %two, label %own
own:
  ret i32 %m
two:
  ret i32 2
}

define internal i32 @least3(i32 %n) {
  %c = icmp slt i32 %n, 3
  br i1 %c, label %three, label %own
own:
  ret i32 %n
three:
  ret i32 3
}

; Tail calls, through two levels: they stay where all around them are tail
; calls, and become ordinary ones otherwise.
; CHECK-LABEL: define tailcc i32 @musttail(
; CHECK-NEXT: %[[R:.*]] = musttail call tailcc i32 @outside(i32 %n)
; CHECK-NEXT: ret i32 %[[R]]
; CHECK-LABEL: define tailcc i32 @ordinary(
; CHECK-NEXT: %[[R:.*]] = call tailcc i32 @outside(i32 %n)
; CHECK-NEXT: %[[S:.*]] = add i32 %[[R]], 1
declare tailcc i32 @outside(i32)

define tailcc i32 @musttail(i32 %n) {
  %r = musttail call tailcc i32 @must1(i32 %n)
  ret i32 %r
}

define internal tailcc i32 @must1(i32 %n) {
  %r = musttail call tailcc i32 @must2(i32 %n)
  ret i32 %r
}

define internal tailcc i32 @must2(i32 %n) {
  %r = musttail call tailcc i32 @outside(i32 %n)
  ret i32 %r
}

define tailcc i32 @ordinary(i32 %n) {
  %r = call tailcc i32 @must3(i32 %n)
  %s = add i32 %r, 1
  ret i32 %s
}

define internal tailcc i32 @must3(i32 %n) {
  %r = musttail call tailcc i32 @must4(i32 %n)
  ret i32 %r
}

define internal tailcc i32 @must4(i32 %n) {
  %r = musttail call tailcc i32 @outside(i32 %n)
  ret i32 %r
}

; CHECK-DAG: ![[LA]] = !DILocation(line: 2, column: 1, scope: ![[#]], inlinedAt: ![[INCHAIN:[0-9]+]])
; CHECK-DAG: ![[INCHAIN]] = distinct !DILocation(line: 1, column: 1, scope: ![[#]])
; CHECK-DAG: ![[LB]] = !DILocation(line: 3, column: 1, scope: ![[#]], inlinedAt: ![[INA:[0-9]+]])
; CHECK-DAG: ![[INA]] = distinct !DILocation(line: 2, column: 1, scope: ![[#]], inlinedAt: ![[INCHAIN]])
; CHECK-DAG: ![[LC]] = !DILocation(line: 4, column: 1, scope: ![[#]], inlinedAt: ![[INB:[0-9]+]])
; CHECK-DAG: ![[INB]] = distinct !DILocation(line: 3, column: 1, scope: ![[#]], inlinedAt: ![[INA]])
; CHECK-DAG: ![[VA]] = !DILocalVariable(name: "a"
; CHECK-DAG: ![[VB]] = !DILocalVariable(name: "b"
; CHECK-DAG: ![[VC]] = !DILocalVariable(name: "c"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DISubprogram(name: "chain", scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!11 = distinct !DISubprogram(name: "a", scope: !1, file: !1, line: 2, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!12 = distinct !DISubprogram(name: "b", scope: !1, file: !1, line: 3, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!13 = distinct !DISubprogram(name: "c", scope: !1, file: !1, line: 4, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!14 = !DILocation(line: 1, column: 1, scope: !10)
!15 = !DILocation(line: 2, column: 1, scope: !11)
!16 = !DILocation(line: 3, column: 1, scope: !12)
!17 = !DILocation(line: 4, column: 1, scope: !13)
!18 = !DILocalVariable(name: "a", arg: 1, scope: !11, file: !1, type: !5)
!19 = !DILocalVariable(name: "b", arg: 2, scope: !12, file: !1, type: !5)
!20 = !DILocalVariable(name: "c", arg: 1, scope: !13, file: !1, type: !5)
