; Calls that stay: something after them cannot be executed before them.
; RUN: %opt -passes=mincaml-tail-modulo-constructor -verify-each -S %s | FileCheck %s --implicit-check-not='br label %%loop'

declare noalias nonnull ptr @min_caml_allocate(i32)
@arguments = internal global [8 x i8] zeroinitializer, !mincaml.arguments !0

declare void @effect()
declare tailcc ptr @other(ptr)

; The memory may be changed by the call.
; CHECK-LABEL: @load.after
; CHECK: %r = call tailcc ptr @load.after(ptr %l)
define internal tailcc ptr @load.after(ptr %l) {
entry:
  %c = icmp eq ptr %l, null
  br i1 %c, label %nil, label %cons

nil:
  ret ptr null

cons:
  %r = call tailcc ptr @load.after(ptr %l)
  %x = load ptr, ptr %l
  %cell = call ptr @min_caml_allocate(i32 16)
  store ptr %x, ptr %cell
  %field = getelementptr i8, ptr %cell, i64 8
  store ptr %r, ptr %field
  ret ptr %cell
}

; CHECK-LABEL: @call.after
; CHECK: %r = call tailcc ptr @call.after(ptr %l)
define internal tailcc ptr @call.after(ptr %l) {
entry:
  %c = icmp eq ptr %l, null
  br i1 %c, label %nil, label %cons

nil:
  ret ptr null

cons:
  %r = call tailcc ptr @call.after(ptr %l)
  call void @effect()
  %cell = call ptr @min_caml_allocate(i32 16)
  store ptr %r, ptr %cell
  ret ptr %cell
}

; The object with the result exists before the call.
; CHECK-LABEL: @object.before
; CHECK: %r = call tailcc ptr @object.before(ptr %cell)
define internal tailcc ptr @object.before(ptr %l) {
entry:
  %c = icmp eq ptr %l, null
  br i1 %c, label %nil, label %cons

nil:
  ret ptr null

cons:
  %cell = call ptr @min_caml_allocate(i32 16)
  %r = call tailcc ptr @object.before(ptr %cell)
  store ptr %r, ptr %cell
  ret ptr %cell
}

; CHECK-LABEL: @stored.twice
; CHECK: %r = call tailcc ptr @stored.twice(ptr %l)
define internal tailcc ptr @stored.twice(ptr %l) {
entry:
  %c = icmp eq ptr %l, null
  br i1 %c, label %nil, label %cons

nil:
  ret ptr null

cons:
  %r = call tailcc ptr @stored.twice(ptr %l)
  %cell = call ptr @min_caml_allocate(i32 16)
  store ptr %r, ptr %cell
  %field = getelementptr i8, ptr %cell, i64 8
  store ptr %r, ptr %field
  ret ptr %cell
}

; CHECK-LABEL: @overwritten
; CHECK: %r = call tailcc ptr @overwritten(ptr %l)
define internal tailcc ptr @overwritten(ptr %l) {
entry:
  %c = icmp eq ptr %l, null
  br i1 %c, label %nil, label %cons

nil:
  ret ptr null

cons:
  %r = call tailcc ptr @overwritten(ptr %l)
  %cell = call ptr @min_caml_allocate(i32 16)
  store ptr %r, ptr %cell
  store i64 1, ptr %cell
  ret ptr %cell
}

; The result is not only stored.
; CHECK-LABEL: @compared
; CHECK: %r = call tailcc ptr @compared(ptr %l)
define internal tailcc ptr @compared(ptr %l) {
entry:
  %c = icmp eq ptr %l, null
  br i1 %c, label %nil, label %cons

nil:
  ret ptr null

cons:
  %r = call tailcc ptr @compared(ptr %l)
  %is.nil = icmp eq ptr %r, null
  %number = zext i1 %is.nil to i32
  %cell = call ptr @min_caml_allocate(i32 16)
  store ptr %r, ptr %cell
  %field = getelementptr i8, ptr %cell, i64 8
  store i32 %number, ptr %field
  ret ptr %cell
}

; CHECK-LABEL: @tested
; CHECK: %r = call tailcc ptr @tested(ptr %l)
define internal tailcc ptr @tested(ptr %l) {
entry:
  %c = icmp eq ptr %l, null
  br i1 %c, label %nil, label %cons

nil:
  ret ptr null

cons:
  %r = call tailcc ptr @tested(ptr %l)
  %is.nil = icmp eq ptr %r, null
  br i1 %is.nil, label %nil, label %make

make:
  %cell = call ptr @min_caml_allocate(i32 16)
  store ptr %r, ptr %cell
  ret ptr %cell
}

; Another object is returned.
; CHECK-LABEL: @returns.argument
; CHECK: %r = call tailcc ptr @returns.argument(ptr %l)
define internal tailcc ptr @returns.argument(ptr %l) {
entry:
  %c = icmp eq ptr %l, null
  br i1 %c, label %nil, label %cons

nil:
  ret ptr null

cons:
  %r = call tailcc ptr @returns.argument(ptr %l)
  %cell = call ptr @min_caml_allocate(i32 16)
  store ptr %r, ptr %cell
  ret ptr %l
}

; The other call would be one of a recursive function with a loop in it.
; CHECK-LABEL: @tree
; CHECK: %l2 = call tailcc ptr @tree(ptr %l)
; CHECK: %r2 = call tailcc ptr @tree(ptr %r)
define internal tailcc ptr @tree(ptr %t) {
entry:
  %c = icmp eq ptr %t, null
  br i1 %c, label %leaf, label %node

leaf:
  ret ptr null

node:
  %l = load ptr, ptr %t
  %right = getelementptr i8, ptr %t, i64 8
  %r = load ptr, ptr %right
  %l2 = call tailcc ptr @tree(ptr %l)
  %r2 = call tailcc ptr @tree(ptr %r)
  %new = call ptr @min_caml_allocate(i32 16)
  store ptr %l2, ptr %new
  %new.right = getelementptr i8, ptr %new, i64 8
  store ptr %r2, ptr %new.right
  ret ptr %new
}

; After a tail call of another function, no field could be filled.
; CHECK-LABEL: @ends.in.other
; CHECK: musttail call tailcc ptr @other(ptr %l)
; CHECK: %r = call tailcc ptr @ends.in.other(ptr %rest)
define internal tailcc ptr @ends.in.other(ptr %l) {
entry:
  %rest = load ptr, ptr %l
  %c = icmp eq ptr %rest, null
  br i1 %c, label %last, label %cons

last:
  %o = musttail call tailcc ptr @other(ptr %l)
  ret ptr %o

cons:
  %r = call tailcc ptr @ends.in.other(ptr %rest)
  %cell = call ptr @min_caml_allocate(i32 16)
  store ptr %r, ptr %cell
  ret ptr %cell
}

; It may return an exception with a result that is not null, where the callers
; return null.
; CHECK-LABEL: @result.with.exception
; CHECK: %pair = call tailcc { ptr, ptr } @result.with.exception(ptr %l, ptr %e)
define internal tailcc { ptr, ptr } @result.with.exception(ptr %l, ptr %e) {
entry:
  %c = icmp eq ptr %l, null
  br i1 %c, label %nil, label %cons

nil:
  %n = insertvalue { ptr, ptr } poison, ptr %e, 0
  %n2 = insertvalue { ptr, ptr } %n, ptr %e, 1
  ret { ptr, ptr } %n2

cons:
  %pair = call tailcc { ptr, ptr } @result.with.exception(ptr %l, ptr %e)
  %exception = extractvalue { ptr, ptr } %pair, 1
  %raised = icmp ne ptr %exception, null
  br i1 %raised, label %raise, label %ok

ok:
  %r = extractvalue { ptr, ptr } %pair, 0
  %cell = call ptr @min_caml_allocate(i32 16)
  store ptr %r, ptr %cell
  %p = insertvalue { ptr, ptr } poison, ptr %cell, 0
  %q = insertvalue { ptr, ptr } %p, ptr null, 1
  ret { ptr, ptr } %q

raise:
  %s = insertvalue { ptr, ptr } zeroinitializer, ptr %exception, 1
  ret { ptr, ptr } %s
}

; Another exception is returned.
; CHECK-LABEL: @replaces.exception
; CHECK: %pair = call tailcc { ptr, ptr } @replaces.exception(ptr %l, ptr %e)
define internal tailcc { ptr, ptr } @replaces.exception(ptr %l, ptr %e) {
entry:
  %c = icmp eq ptr %l, null
  br i1 %c, label %nil, label %cons

nil:
  ret { ptr, ptr } zeroinitializer

cons:
  %pair = call tailcc { ptr, ptr } @replaces.exception(ptr %l, ptr %e)
  %exception = extractvalue { ptr, ptr } %pair, 1
  %raised = icmp ne ptr %exception, null
  br i1 %raised, label %raise, label %ok

ok:
  %r = extractvalue { ptr, ptr } %pair, 0
  %cell = call ptr @min_caml_allocate(i32 16)
  store ptr %r, ptr %cell
  %p = insertvalue { ptr, ptr } poison, ptr %cell, 0
  %q = insertvalue { ptr, ptr } %p, ptr null, 1
  ret { ptr, ptr } %q

raise:
  %s = insertvalue { ptr, ptr } zeroinitializer, ptr %e, 1
  ret { ptr, ptr } %s
}

; The result of one call may be an exception, and that of the other call as well,
; but nothing tests it.
; CHECK-LABEL: @mixed
; CHECK: %a = call tailcc { ptr, ptr } @mixed(ptr %l)
; CHECK: %b = call tailcc { ptr, ptr } @mixed(ptr %l)
define internal tailcc { ptr, ptr } @mixed(ptr %l) {
entry:
  %x = load i32, ptr %l
  switch i32 %x, label %nil [
    i32 0, label %tested
    i32 1, label %untested
  ]

nil:
  ret { ptr, ptr } zeroinitializer

tested:
  %a = call tailcc { ptr, ptr } @mixed(ptr %l)
  %exception = extractvalue { ptr, ptr } %a, 1
  %raised = icmp ne ptr %exception, null
  br i1 %raised, label %raise, label %ok

ok:
  %ra = extractvalue { ptr, ptr } %a, 0
  %cell = call ptr @min_caml_allocate(i32 16)
  store ptr %ra, ptr %cell
  %p = insertvalue { ptr, ptr } poison, ptr %cell, 0
  %q = insertvalue { ptr, ptr } %p, ptr null, 1
  ret { ptr, ptr } %q

raise:
  %s = insertvalue { ptr, ptr } zeroinitializer, ptr %exception, 1
  ret { ptr, ptr } %s

untested:
  %b = call tailcc { ptr, ptr } @mixed(ptr %l)
  %rb = extractvalue { ptr, ptr } %b, 0
  %eb = extractvalue { ptr, ptr } %b, 1
  %cell2 = call ptr @min_caml_allocate(i32 16)
  store ptr %rb, ptr %cell2
  %t = insertvalue { ptr, ptr } poison, ptr %cell2, 0
  %u = insertvalue { ptr, ptr } %t, ptr %eb, 1
  ret { ptr, ptr } %u
}

; If an exception is raised, the third component becomes null as well.
; CHECK-LABEL: @three.components
; CHECK: %a = call tailcc { ptr, ptr, ptr } @three.components(ptr %l)
define internal tailcc { ptr, ptr, ptr } @three.components(ptr %l) {
entry:
  %c = icmp eq ptr %l, null
  br i1 %c, label %nil, label %cons

nil:
  %n = insertvalue { ptr, ptr, ptr } zeroinitializer, ptr @arguments, 2
  ret { ptr, ptr, ptr } %n

cons:
  %a = call tailcc { ptr, ptr, ptr } @three.components(ptr %l)
  %exception = extractvalue { ptr, ptr, ptr } %a, 1
  %raised = icmp ne ptr %exception, null
  br i1 %raised, label %raise, label %ok

ok:
  %ra = extractvalue { ptr, ptr, ptr } %a, 0
  %third = extractvalue { ptr, ptr, ptr } %a, 2
  %cell = call ptr @min_caml_allocate(i32 16)
  store ptr %ra, ptr %cell
  %p = insertvalue { ptr, ptr, ptr } poison, ptr %cell, 0
  %q = insertvalue { ptr, ptr, ptr } %p, ptr null, 1
  %r = insertvalue { ptr, ptr, ptr } %q, ptr %third, 2
  ret { ptr, ptr, ptr } %r

raise:
  %s = insertvalue { ptr, ptr, ptr } zeroinitializer, ptr %exception, 1
  ret { ptr, ptr, ptr } %s
}

; A part of a component is not the component.
; CHECK-LABEL: @nested
; CHECK: %a = call tailcc { { ptr, i32 }, ptr } @nested(ptr %l)
define internal tailcc { { ptr, i32 }, ptr } @nested(ptr %l) {
entry:
  %c = icmp eq ptr %l, null
  br i1 %c, label %nil, label %cons

nil:
  ret { { ptr, i32 }, ptr } zeroinitializer

cons:
  %a = call tailcc { { ptr, i32 }, ptr } @nested(ptr %l)
  %list = extractvalue { { ptr, i32 }, ptr } %a, 1
  %cell = call ptr @min_caml_allocate(i32 16)
  store ptr %list, ptr %cell
  %p = insertvalue { { ptr, i32 }, ptr } %a, i32 1, 0, 1
  %q = insertvalue { { ptr, i32 }, ptr } %p, ptr %cell, 1
  ret { { ptr, i32 }, ptr } %q
}

; CHECK-LABEL: @array
; CHECK: %a = call tailcc [2 x ptr] @array(ptr %l)
define internal tailcc [2 x ptr] @array(ptr %l) {
entry:
  %c = icmp eq ptr %l, null
  br i1 %c, label %nil, label %cons

nil:
  ret [2 x ptr] zeroinitializer

cons:
  %a = call tailcc [2 x ptr] @array(ptr %l)
  %list = extractvalue [2 x ptr] %a, 1
  %cell = call ptr @min_caml_allocate(i32 16)
  store ptr %list, ptr %cell
  %q = insertvalue [2 x ptr] %a, ptr %cell, 1
  ret [2 x ptr] %q
}

; The allocation would come between the store and the load of an argument, and the
; collector does not look for objects there.
; CHECK-LABEL: @argument.in.variable
; CHECK: %r = call tailcc ptr @argument.in.variable(ptr %l)
define internal tailcc ptr @argument.in.variable(ptr %l) {
entry:
  %second = load ptr, ptr @arguments
  %c = icmp eq ptr %l, null
  br i1 %c, label %nil, label %cons

nil:
  ret ptr %second

cons:
  store ptr %second, ptr @arguments
  %r = call tailcc ptr @argument.in.variable(ptr %l)
  %cell = call ptr @min_caml_allocate(i32 16)
  store ptr %r, ptr %cell
  ret ptr %cell
}

!0 = !{}
