; What must not be concluded: memory that other code may change, addresses that
; are not of objects, and conditions that hold only on some of the ways into a
; block.
; RUN: %opt -passes='print<mincaml-constructors>' -disable-output %s 2>&1 | FileCheck %s
; RUN: %opt -passes=mincaml-vrp -verify-each -S %s | FileCheck %s --check-prefix=VRP

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"

declare noalias nonnull ptr @min_caml_allocate(i32) allockind("alloc,uninitialized")
declare noalias ptr @malloc(i32) allockind("alloc,uninitialized")
declare void @foreign(ptr)
declare void @use(i1)
declare void @use_number(i32)
declare i32 @read()
declare {i32, ptr} @outside()
declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)
@weak = extern_weak global i32
@somewhere = external global i32
@words = internal global [8 x i32] zeroinitializer

; An object whose tag is 0, made once: the base case.
; CHECK-LABEL: function 'known':
; CHECK: %tag: 0
; CHECK: %one: never executed
; VRP-LABEL: @known(
; VRP: br i1 false
define void @known() {
  %o = call ptr @min_caml_allocate(i32 8)
  store i32 0, ptr %o
  %tag = load i32, ptr %o
  %is.one = icmp eq i32 %tag, 1
  br i1 %is.one, label %one, label %zero
one:
  call void @use(i1 true)
  ret void
zero:
  ret void
}

; A function outside may change the tag.
; CHECK-LABEL: function 'changed_outside':
; CHECK-NOT: never executed
; CHECK: Constructors
; VRP-LABEL: @changed_outside(
; VRP: br i1 %is.one
define void @changed_outside() {
  %o = call ptr @min_caml_allocate(i32 8)
  store i32 0, ptr %o
  call void @foreign(ptr %o)
  %tag = load i32, ptr %o
  %is.one = icmp eq i32 %tag, 1
  br i1 %is.one, label %one, label %zero
one:
  call void @use(i1 true)
  ret void
zero:
  ret void
}

; The tag changes after it has been loaded: the object still has both tags, and
; the second test can find another one than the first.
; CHECK-LABEL: function 'changed_here':
; CHECK: pi %o from %0, where *%o eq 0: object
; CHECK: %again: [0, 1]
; VRP-LABEL: @changed_here(
; VRP: br i1 %is.one
define void @changed_here() {
  %o = call ptr @min_caml_allocate(i32 8)
  store i32 0, ptr %o
  %tag = load i32, ptr %o
  %is.zero = icmp eq i32 %tag, 0
  br i1 %is.zero, label %change, label %done
change:
  store i32 1, ptr %o
  %again = load i32, ptr %o
  %is.one = icmp eq i32 %again, 1
  br i1 %is.one, label %one, label %done
one:
  call void @use(i1 true)
  ret void
done:
  ret void
}

; The object is copied to as bytes.
; CHECK-LABEL: function 'copied':
; CHECK: %o: object
; CHECK-NOT: %tag
; VRP-LABEL: @copied(
; VRP: br i1 %is.one
define void @copied() {
  %o = call ptr @min_caml_allocate(i32 8)
  store i32 0, ptr %o
  call void @llvm.memcpy.p0.p0.i32(ptr %o, ptr @words, i32 8, i1 false)
  %tag = load i32, ptr %o
  %is.one = icmp eq i32 %tag, 1
  br i1 %is.one, label %one, label %zero
one:
  call void @use(i1 true)
  ret void
zero:
  ret void
}

; The address is known as a number.
; CHECK-LABEL: function 'as_number':
; CHECK: %o: object
; CHECK-NOT: %tag
; VRP-LABEL: @as_number(
; VRP: br i1 %is.one
define void @as_number() {
  %o = call ptr @min_caml_allocate(i32 8)
  store i32 0, ptr %o
  %number = ptrtoint ptr %o to i32
  %same = inttoptr i32 %number to ptr
  store i32 1, ptr %same
  %tag = load i32, ptr %o
  %is.one = icmp eq i32 %tag, 1
  br i1 %is.one, label %one, label %zero
one:
  call void @use(i1 true)
  ret void
zero:
  ret void
}

; An access as another type overlaps the tag.
; CHECK-LABEL: function 'overlapping':
; CHECK: %o: object
; CHECK-NOT: %tag
; VRP-LABEL: @overlapping(
; VRP: br i1 %is.one
define void @overlapping() {
  %o = call ptr @min_caml_allocate(i32 8)
  store i32 0, ptr %o
  %half = getelementptr i8, ptr %o, i32 2
  store i16 1, ptr %half
  %tag = load i32, ptr %o
  %is.one = icmp eq i32 %tag, 1
  br i1 %is.one, label %one, label %zero
one:
  call void @use(i1 true)
  ret void
zero:
  ret void
}

; Memory that nothing has been stored to has any contents.
; CHECK-LABEL: function 'uninitialized':
; CHECK-NOT: never executed
; CHECK: Constructors
define void @uninitialized() {
  %o = call ptr @min_caml_allocate(i32 8)
  %tag = load i32, ptr %o
  %is.one = icmp eq i32 %tag, 1
  br i1 %is.one, label %one, label %zero
one:
  call void @use(i1 true)
  ret void
zero:
  ret void
}

; A device at a small address: its contents are not known, and what is stored
; there is known outside.
; CHECK-LABEL: function 'device':
; CHECK: %o: object
; CHECK-NOT: %tag
; VRP-LABEL: @device(
; VRP: store ptr %o, ptr inttoptr (i32 8 to ptr)
; VRP: br i1 %is.one
define void @device() {
  %o = call ptr @min_caml_allocate(i32 8)
  store i32 0, ptr %o
  store ptr %o, ptr inttoptr (i32 8 to ptr)
  %x = load i32, ptr inttoptr (i32 12 to ptr)
  call void @use_number(i32 %x)
  %tag = load i32, ptr %o
  %is.one = icmp eq i32 %tag, 1
  br i1 %is.one, label %one, label %zero
one:
  call void @use(i1 true)
  ret void
zero:
  ret void
}

; These can be null: memory from an allocator that says nothing else, a weak
; symbol, an address that has been computed with an unknown offset.
; VRP-LABEL: @may_be_null(
; VRP: call void @use(i1 %a.null)
; VRP: call void @use(i1 %b.null)
; VRP: call void @use(i1 %c.null)
; VRP: call void @use(i1 %d.null)
define void @may_be_null(i32 %i) {
  %a = call ptr @malloc(i32 8)
  %a.null = icmp eq ptr %a, null
  call void @use(i1 %a.null)
  %b.null = icmp eq ptr @weak, null
  call void @use(i1 %b.null)
  %c = getelementptr i8, ptr @words, i32 %i
  %c.null = icmp eq ptr %c, null
  call void @use(i1 %c.null)
  %d = getelementptr i8, ptr null, i32 %i
  %d.null = icmp eq ptr %d, null
  call void @use(i1 %d.null)
  ret void
}

; Two cases lead to the same block, and so does the default: there the tag can be
; any of them.
; CHECK-LABEL: function 'shared':
; CHECK: %both:
; CHECK-NEXT: %tag.both: [0, 2]
; CHECK: %rest:
; CHECK-NEXT: %tag.rest: [0, 2]
define void @shared(i1 %a, i1 %b) {
  %o = call ptr @min_caml_allocate(i32 8)
  %p = call ptr @min_caml_allocate(i32 8)
  %q = call ptr @min_caml_allocate(i32 8)
  store i32 0, ptr %o
  store i32 1, ptr %p
  store i32 2, ptr %q
  %op = select i1 %a, ptr %o, ptr %p
  %x = select i1 %b, ptr %op, ptr %q
  %tag = load i32, ptr %x
  switch i32 %tag, label %rest [ i32 0, label %both
                                 i32 1, label %both
                                 i32 2, label %rest ]
both:
  %tag.both = load i32, ptr %x
  call void @use_number(i32 %tag.both)
  ret void
rest:
  %tag.rest = load i32, ptr %x
  call void @use_number(i32 %tag.rest)
  ret void
}

; No pi node is for the two cases of a phi node's operands. The default has the
; number without a case.
; CHECK-LABEL: function 'shared_phi':
; CHECK: %tag.rest: 2
; CHECK: %both:
; CHECK: %tag.both: [0, 2]
define void @shared_phi(i1 %a, i1 %b) {
  %o = call ptr @min_caml_allocate(i32 8)
  %p = call ptr @min_caml_allocate(i32 8)
  %q = call ptr @min_caml_allocate(i32 8)
  store i32 0, ptr %o
  store i32 1, ptr %p
  store i32 2, ptr %q
  %op = select i1 %a, ptr %o, ptr %p
  %x = select i1 %b, ptr %op, ptr %q
  %tag = load i32, ptr %x
  switch i32 %tag, label %rest [ i32 0, label %both
                                 i32 1, label %both ]
rest:
  %tag.rest = load i32, ptr %x
  call void @use_number(i32 %tag.rest)
  ret void
both:
  %y = phi ptr [ %x, %0 ], [ %x, %0 ]
  %tag.both = load i32, ptr %y
  call void @use_number(i32 %tag.both)
  ret void
}

; A number in memory that the loop decreases. Its interval is widened, in the
; bounds of its type.
; CHECK-LABEL: function 'widened':
; CHECK: pi %s from %loop, where *%s slt 0: object
; CHECK: pi %s from %loop, where *%s sge 0: object
; CHECK: Constructors
define void @widened(i32 %limit) {
entry:
  %s = alloca i32
  store i32 7, ptr %s
  %is.below = icmp uge i32 %limit, 8
  call void @use(i1 %is.below)
  br label %loop
loop:
  %i = load i32, ptr %s
  %c = icmp slt i32 %i, 0
  br i1 %c, label %then, label %else
then:
  ret void
else:
  %d = sub i32 %i, 1
  store i32 %d, ptr %s
  br label %loop
}

; A block that the edge of the test does not dominate.
; CHECK-LABEL: function 'joined':
; CHECK: %end:
; CHECK-NEXT: %tag.end: [0, 1]
define void @joined(i1 %a) {
  %o = call ptr @min_caml_allocate(i32 8)
  %p = call ptr @min_caml_allocate(i32 8)
  store i32 0, ptr %o
  store i32 1, ptr %p
  %x = select i1 %a, ptr %o, ptr %p
  %tag = load i32, ptr %x
  %is.zero = icmp eq i32 %tag, 0
  br i1 %is.zero, label %end, label %other
other:
  call void @foreign(ptr null)
  br label %end
end:
  %tag.end = load i32, ptr %x
  call void @use_number(i32 %tag.end)
  ret void
}

; The first element of a pair is what comes with an exception, unless the second
; one is known to be null where it is extracted. From outside comes anything.
; CHECK-LABEL: function 'pairs':
; CHECK: %after: 7
; CHECK: %before: Union{1, 7}
define internal {i32, ptr} @returns(i1 %a) {
  br i1 %a, label %fails, label %ok
fails:
  %e = call ptr @min_caml_allocate(i32 8)
  store i32 3, ptr %e
  %failed = insertvalue {i32, ptr} {i32 1, ptr null}, ptr %e, 1
  ret {i32, ptr} %failed
ok:
  ret {i32, ptr} {i32 7, ptr null}
}
define void @pairs(i1 %a) {
  %pair = call {i32, ptr} @returns(i1 %a)
  %exception = extractvalue {i32, ptr} %pair, 1
  %first = extractvalue {i32, ptr} %pair, 0
  %is.null = icmp eq ptr %exception, null
  br i1 %is.null, label %null, label %end
null:
  %second = extractvalue {i32, ptr} %pair, 0
  br label %end
end:
  %after = phi i32 [ %second, %null ], [ 7, %0 ]
  %before = phi i32 [ %first, %null ], [ %first, %0 ]
  call void @use_number(i32 %after)
  call void @use_number(i32 %before)
  ret void
}
; CHECK-LABEL: function 'from_outside':
; CHECK: %exception: Any
define void @from_outside() {
  %pair = call {i32, ptr} @outside()
  %exception = extractvalue {i32, ptr} %pair, 1
  call void @foreign(ptr %exception)
  ret void
}

; A pair that is passed to code outside takes its object along.
; VRP-LABEL: @escaping_pair(
; VRP: br i1 %is.one
declare void @takes_pair({i32, ptr})
define void @escaping_pair() {
  %o = call ptr @min_caml_allocate(i32 8)
  store i32 0, ptr %o
  %pair = insertvalue {i32, ptr} {i32 1, ptr null}, ptr %o, 1
  call void @takes_pair({i32, ptr} %pair)
  %tag = load i32, ptr %o
  %is.one = icmp eq i32 %tag, 1
  br i1 %is.one, label %one, label %zero
one:
  call void @use(i1 true)
  ret void
zero:
  ret void
}

; An exported function returns a pair with an object: its callers may change it.
; VRP-LABEL: @returned_pair(
; VRP: br i1 %is.one
@last = internal global ptr null
define {i32, ptr} @returned_pair() {
  %before = load ptr, ptr @last
  %is.first = icmp eq ptr %before, null
  br i1 %is.first, label %make, label %look
look:
  %tag = load i32, ptr %before
  %is.one = icmp eq i32 %tag, 1
  br i1 %is.one, label %one, label %make
one:
  call void @use(i1 true)
  br label %make
make:
  %o = call ptr @min_caml_allocate(i32 8)
  store i32 0, ptr %o
  store ptr %o, ptr @last
  %pair = insertvalue {i32, ptr} {i32 1, ptr null}, ptr %o, 1
  ret {i32, ptr} %pair
}
