; Equal functions and constants that have to stay apart.
; RUN: %opt -passes=mincaml-merge-functions -verify-each -S %s > %t.ll
; RUN: %opt -passes=verify -S %s | diff - %t.ll

; Their addresses may be compared.
define internal i32 @address.a(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
define internal i32 @address.b(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
define i1 @compare() {
  %p = call ptr @choose(ptr @address.a, ptr @address.b)
  %same = icmp eq ptr %p, @address.a
  ret i1 %same
}
declare ptr @choose(ptr, ptr)

@constant.a = internal constant i32 7
@constant.b = internal constant i32 7
; Not constant, not internal, a value that another module may replace.
@variable.a = internal unnamed_addr global i32 7
@variable.b = internal unnamed_addr global i32 7
@external.a = unnamed_addr constant i32 8
@external.b = unnamed_addr constant i32 8
; Another alignment or section.
@alignment.a = internal unnamed_addr constant i32 9, align 4
@alignment.b = internal unnamed_addr constant i32 9, align 8
@section.a = internal unnamed_addr constant i32 10, section "one"
@section.b = internal unnamed_addr constant i32 10, section "one"
@thread.a = internal thread_local unnamed_addr constant i32 11
@thread.b = internal thread_local unnamed_addr constant i32 11
define void @uses.constants(ptr %p) {
  store ptr @constant.a, ptr %p
  store ptr @constant.b, ptr %p
  store ptr @variable.a, ptr %p
  store ptr @variable.b, ptr %p
  store ptr @alignment.a, ptr %p
  store ptr @alignment.b, ptr %p
  store ptr @section.a, ptr %p
  store ptr @section.b, ptr %p
  store ptr @thread.a, ptr %p
  store ptr @thread.b, ptr %p
  ret void
}

; Others may call them.
define i32 @visible.a(i32 %x) {
  %y = add i32 %x, 2
  ret i32 %y
}
define i32 @visible.b(i32 %x) {
  %y = add i32 %x, 2
  ret i32 %y
}

; Their names stay: llvm.used, aliases.
@llvm.used = appending global [2 x ptr] [ptr @used.a, ptr @used.b], section "llvm.metadata"
define internal i32 @used.a(i32 %x) unnamed_addr {
  %y = add i32 %x, 3
  ret i32 %y
}
define internal i32 @used.b(i32 %x) unnamed_addr {
  %y = add i32 %x, 3
  ret i32 %y
}
@alias.one = alias i32 (i32), ptr @aliased.a
@alias.two = alias i32 (i32), ptr @aliased.b
define internal i32 @aliased.a(i32 %x) unnamed_addr {
  %y = add i32 %x, 4
  ret i32 %y
}
define internal i32 @aliased.b(i32 %x) unnamed_addr {
  %y = add i32 %x, 4
  ret i32 %y
}

; The address of a block is that of a block of one function.
@labels = internal global [2 x ptr] [ptr blockaddress(@label.a, %next), ptr blockaddress(@label.b, %next)]
define internal i32 @label.a(i32 %x) {
  br label %next
next:
  %y = add i32 %x, 5
  ret i32 %y
}
define internal i32 @label.b(i32 %x) {
  br label %next
next:
  %y = add i32 %x, 5
  ret i32 %y
}

; The code of a comdat is that of the module that the linker chooses.
$group.a = comdat any
$group.b = comdat any
define internal i32 @group.a(i32 %x) comdat {
  %y = add i32 %x, 6
  ret i32 %y
}
define internal i32 @group.b(i32 %x) comdat {
  %y = add i32 %x, 6
  ret i32 %y
}

; A recursion whose depth differs: one of two functions in a cycle of three.
define internal i32 @cycle.a(i32 %x) {
  %y = call i32 @cycle.b(i32 %x)
  ret i32 %y
}
define internal i32 @cycle.b(i32 %x) {
  %y = call i32 @cycle.c(i32 %x)
  ret i32 %y
}
define internal i32 @cycle.c(i32 %x) {
  %y = call i32 @last(i32 %x)
  ret i32 %y
}
define internal i32 @last(i32 %x) {
  %y = mul i32 %x, 7
  ret i32 %y
}

define i32 @main() {
  %a = call i32 @cycle.a(i32 1)
  %b = call i32 @cycle.b(i32 %a)
  %c = call i32 @cycle.c(i32 %b)
  %d = call i32 @label.a(i32 %c)
  %e = call i32 @label.b(i32 %d)
  %f = call i32 @group.a(i32 %e)
  %g = call i32 @group.b(i32 %f)
  %h = call i32 @variadic.a(i32 %g)
  %i = call i32 @variadic.b(i32 %h, i32 1)
  ret i32 %i
}
; Another type.
define internal i32 @variadic.a(i32 %x) {
  %y = add i32 %x, 8
  ret i32 %y
}
define internal i32 @variadic.b(i32 %x, ...) {
  %y = add i32 %x, 8
  ret i32 %y
}
