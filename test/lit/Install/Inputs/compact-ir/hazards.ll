; Code that the passes must not change: each function comes out as it went in.

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

declare ptr @may_raise(i32)
declare { i32, i32 } @pair()
declare void @use(i32)
declare void @take(ptr)
declare noalias nonnull align 8 ptr @min_caml_allocate(i32 noundef) nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="min_caml_allocate"

; copies: x may be poison, where undef is not.
define i32 @undefined_operand(i1 %c, i32 %x) {
entry:
  br i1 %c, label %join, label %else

else:
  br label %join

join:
  %a = phi i32 [ %x, %entry ], [ undef, %else ]
  ret i32 %a
}

; copies: no constant is the result.
define i32 @no_result(i1 %c) {
  %a = sdiv i32 1, 0
  %b = sdiv i32 -2147483648, -1
  %d = shl i32 1, 32
  %e = add i32 undef, 1
  %f = add i32 %a, %b
  %g = add i32 %d, %e
  %h = xor i32 %f, %g
  ret i32 %h
}

; copies: the branch on x < 10 says nothing at the join, or on the other side.
define i1 @outside_of_the_branch(i32 %x) {
entry:
  %small = icmp slt i32 %x, 10
  br i1 %small, label %below, label %above

below:
  call void @use(i32 0)
  br label %join

above:
  %a = icmp slt i32 %x, 20
  br label %join

join:
  %b = phi i1 [ false, %below ], [ %a, %above ]
  %c = icmp slt i32 %x, 20
  %d = and i1 %b, %c
  ret i1 %d
}

; copies: only the equality tells the value.
define i32 @not_equal(i32 %x) {
entry:
  %is = icmp ne i32 %x, 5
  br i1 %is, label %other, label %exit

other:
  ret i32 %x

exit:
  ret i32 0
}

; copies: a slot with two values.
define i32 @slots(i32 %n) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %first = call ptr @may_raise(i32 %i)
  %raised = icmp ne ptr %first, null
  br i1 %raised, label %handler, label %body

body:
  %next = add i32 %i, 1
  %second = call ptr @may_raise(i32 %next)
  %raised1 = icmp ne ptr %second, null
  br i1 %raised1, label %handler, label %head

handler:
  %exception = phi ptr [ %first, %head ], [ %second, %body ], !mincaml.handler !0
  %which = phi i32 [ 1, %head ], [ 2, %body ]
  call void @take(ptr %exception)
  ret i32 %which
}

; compact only: a slot may contain the value of the iteration before.
define i32 @slot_in_a_loop(i32 %n) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %first = call ptr @may_raise(i32 %i)
  %raised = icmp ne ptr %first, null
  br i1 %raised, label %handler, label %body

body:
  %next = add i32 %i, 1
  %second = call ptr @may_raise(i32 %next)
  %raised1 = icmp ne ptr %second, null
  br i1 %raised1, label %handler, label %head

handler:
  %exception = phi ptr [ %first, %head ], [ %second, %body ], !mincaml.handler !0
  %last = phi i32 [ %i, %head ], [ %i, %body ]
  call void @take(ptr %exception)
  ret i32 %last
}

; dead: effects.
define void @effects(ptr %p, i32 %x) {
  %a = load volatile i32, ptr %p, align 4
  %b = load atomic i32, ptr %p acquire, align 4
  %c = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %d = call ptr @may_raise(i32 %x)
  store i32 %x, ptr %p, align 4
  fence seq_cst
  ret void
}

; dead: a loop that may not end.
define void @endless() {
entry:
  br label %loop

loop:
  br label %loop
}

; tuples: the aggregate is not known, or only on one path.
define i32 @unknown(i1 %c, { i32, i32 } %p, i32 %x) {
entry:
  %q = call { i32, i32 } @pair()
  %a = extractvalue { i32, i32 } %q, 0
  %b = extractvalue { i32, i32 } %p, 0
  br i1 %c, label %join, label %else

else:
  %r = insertvalue { i32, i32 } %p, i32 %x, 1
  br label %join

join:
  %t = phi { i32, i32 } [ %q, %entry ], [ %r, %else ]
  %d = extractvalue { i32, i32 } %t, 1
  %e = add i32 %a, %b
  %f = add i32 %d, %e
  ret i32 %f
}

; tuples: more than one index.
define i32 @nested({ i32, { i32, i32 } } %p, i32 %x, { i32, i32 } %y) {
  %q = insertvalue { i32, { i32, i32 } } %p, i32 %x, 1, 1
  %r = extractvalue { i32, { i32, i32 } } %q, 1
  %s = insertvalue { i32, { i32, i32 } } %p, { i32, i32 } %y, 1
  %a = extractvalue { i32, { i32, i32 } } %s, 1, 0
  %b = extractvalue { i32, i32 } %r, 1
  %sum = add i32 %a, %b
  ret i32 %sum
}

; tuples: the address escapes, by a call, a store, a phi node, a comparison.
define i32 @escapes(i1 %c, ptr %p) {
entry:
  %a = call ptr @min_caml_allocate(i32 8)
  store i32 1, ptr %a, align 4
  call void @take(ptr %a)
  %x = load i32, ptr %a, align 4
  %b = call ptr @min_caml_allocate(i32 8)
  store i32 2, ptr %b, align 4
  store ptr %b, ptr %p, align 8
  %y = load i32, ptr %b, align 4
  %d = call ptr @min_caml_allocate(i32 8)
  store i32 3, ptr %d, align 4
  br i1 %c, label %join, label %else

else:
  br label %join

join:
  %q = phi ptr [ %d, %entry ], [ %p, %else ]
  store i32 4, ptr %q, align 4
  %z = load i32, ptr %d, align 4
  %xy = add i32 %x, %y
  %xyz = add i32 %xy, %z
  ret i32 %xyz
}

; tuples: through a phi node of a loop.
define i32 @escapes_in_a_loop(i32 %n) {
entry:
  %first = call ptr @min_caml_allocate(i32 8)
  store i32 0, ptr %first, align 4
  br label %loop

loop:
  %last = phi ptr [ %first, %entry ], [ %t, %loop ]
  %x = load i32, ptr %last, align 4
  %y = add i32 %x, 1
  %t = call ptr @min_caml_allocate(i32 8)
  store i32 %y, ptr %t, align 4
  %z = load i32, ptr %t, align 4
  %again = icmp ult i32 %z, %n
  br i1 %again, label %loop, label %exit

exit:
  ret i32 %z
}

; tuples: a field has two stores; is loaded before its store; in parts; or is
; stored on one path.
define i32 @stores(i1 %c, i32 %x) {
entry:
  %a = call ptr @min_caml_allocate(i32 8)
  store i32 1, ptr %a, align 4
  store i32 %x, ptr %a, align 4
  %k = load i32, ptr %a, align 4
  %b = call ptr @min_caml_allocate(i32 8)
  %l = load i32, ptr %b, align 4
  store i32 2, ptr %b, align 4
  %d = call ptr @min_caml_allocate(i32 8)
  store i32 %x, ptr %d, align 4
  %m = load i16, ptr %d, align 4
  %e = call ptr @min_caml_allocate(i32 8)
  store i64 0, ptr %e, align 8
  %part = getelementptr i8, ptr %e, i32 4
  store i32 %x, ptr %part, align 4
  %n = load i64, ptr %e, align 8
  %f = call ptr @min_caml_allocate(i32 8)
  store i32 5, ptr %f, align 4
  br i1 %c, label %then, label %join

then:
  store i32 6, ptr %f, align 4
  br label %join

join:
  %o = load i32, ptr %f, align 4
  %m32 = zext i16 %m to i32
  %n32 = trunc i64 %n to i32
  %kl = add i32 %k, %l
  %mn = add i32 %m32, %n32
  %klmn = add i32 %kl, %mn
  %all = add i32 %klmn, %o
  ret i32 %all
}

; tuples: the only store is on one path, and so is its value.
define i32 @one_path(i1 %c, i32 %x) {
entry:
  %a = call ptr @min_caml_allocate(i32 8)
  br i1 %c, label %then, label %join

then:
  %y = add i32 %x, 1
  store i32 %y, ptr %a, align 4
  br label %join

join:
  %z = load i32, ptr %a, align 4
  ret i32 %z
}

; tuples: volatile accesses, and an index that is not constant.
define i32 @accesses(i32 %i) {
  %a = call ptr @min_caml_allocate(i32 8)
  store volatile i32 1, ptr %a, align 4
  %x = load i32, ptr %a, align 4
  %b = call ptr @min_caml_allocate(i32 8)
  store i32 1, ptr %b, align 4
  %y = load volatile i32, ptr %b, align 4
  %d = call ptr @min_caml_allocate(i32 8)
  store i32 1, ptr %d, align 4
  %p = getelementptr i32, ptr %d, i32 %i
  store i32 2, ptr %p, align 4
  %z = load i32, ptr %d, align 4
  %xy = add i32 %x, %y
  %xyz = add i32 %xy, %z
  ret i32 %xyz
}

; All passes: values of unreachable code may depend on themselves.
define i32 @unreachable_code(i32 %x) {
entry:
  ret i32 %x

cycle:
  %p = insertvalue { i32 } poison, i32 %f, 0
  %f = extractvalue { i32 } %p, 0
  call void @use(i32 %f)
  br label %cycle
}

!0 = !{}
