; A hoisted instruction keeps only flags that all replaced ones had; freeze
; stays; undef comes through phi nodes; vectors, also with lanes that trap.
; RUN: %opt -passes='mincaml-pre<lazy>' -verify-each -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-pre<busy>' -verify-each -S %s | FileCheck %s

declare void @use(i32)
declare void @use_vector(<2 x i32>)

; CHECK-LABEL: @flags(
; CHECK-NOT: nsw
; CHECK: add nuw i32 %a, %b
; CHECK-NOT: nsw
; CHECK: join:
; CHECK-NOT: add
; CHECK: ret i32
define i32 @flags(i32 %a, i32 %b, i1 %c, ptr %p) {
entry:
  br i1 %c, label %left, label %right
left:
  %s = add nuw nsw i32 %a, %b
  store volatile i32 %s, ptr %p
  br label %join
right:
  store volatile i32 0, ptr %p
  br label %join
join:
  %t = add nuw i32 %a, %b
  ret i32 %t
}

; CHECK-LABEL: @frozen(
; CHECK: left:
; CHECK-NEXT: %f = freeze i32 %a
; CHECK: right:
; CHECK-NOT: freeze
; CHECK: join:
; CHECK-NEXT: %g = freeze i32 %a
define i32 @frozen(i32 %a, i1 %c, ptr %p) {
entry:
  br i1 %c, label %left, label %right
left:
  %f = freeze i32 %a
  store volatile i32 %f, ptr %p
  br label %join
right:
  store volatile i32 0, ptr %p
  br label %join
join:
  %g = freeze i32 %a
  ret i32 %g
}

; Through the phi node the sum is one of undef, of poison, and of x. No division
; moves to where it is one by them.
; CHECK-LABEL: @through_phi(
; CHECK: {{^}}one:
; CHECK-NOT: udiv
; CHECK: two:
; CHECK-NOT: udiv
; CHECK: three:
; CHECK-NOT: udiv
; CHECK: join:
; CHECK: %d = phi i32 [ undef, %one ], [ poison, %two ], [ %x, %three ]
; CHECK: call void @use(i32 1)
; CHECK: udiv i32 8, %d
define i32 @through_phi(i32 %x, i32 %which, ptr %p) {
entry:
  switch i32 %which, label %one [ i32 1, label %two
                                  i32 2, label %three ]
one:
  br label %join
two:
  br label %join
three:
  %s = add i32 %x, 1
  store volatile i32 %s, ptr %p
  br label %join
join:
  %d = phi i32 [ undef, %one ], [ poison, %two ], [ %x, %three ]
  call void @use(i32 1)
  %q = udiv i32 8, %d
  %t = add i32 %d, 1
  %r = add i32 %q, %t
  ret i32 %r
}

; CHECK-LABEL: @vectors(
; CHECK: mul <2 x i32> %v, %w
; CHECK: udiv <2 x i32> %v, <i32 3, i32 0>
; CHECK: right:
; CHECK-NOT: udiv
; CHECK: join:
; CHECK-NOT: mul
; CHECK: udiv <2 x i32> %v, <i32 3, i32 0>
define void @vectors(<2 x i32> %v, <2 x i32> %w, i1 %c) {
entry:
  br i1 %c, label %left, label %right
left:
  %m = mul <2 x i32> %v, %w
  call void @use_vector(<2 x i32> %m)
  %q = udiv <2 x i32> %v, <i32 3, i32 0>
  call void @use_vector(<2 x i32> %q)
  br label %join
right:
  call void @use(i32 0)
  br label %join
join:
  %n = mul <2 x i32> %v, %w
  call void @use_vector(<2 x i32> %n)
  %r = udiv <2 x i32> %v, <i32 3, i32 0>
  call void @use_vector(<2 x i32> %r)
  ret void
}
