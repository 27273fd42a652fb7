; Functions that do the same: the first one stays.
; RUN: %opt -passes=mincaml-merge-functions -verify-each -S %s | FileCheck %s
; RUN: %opt -passes=mincaml-merge-functions -pass-remarks=mincaml -disable-output %s 2>&1 | FileCheck --check-prefix=REMARK %s

; REMARK: remark: {{.*}}second merged into first, which is equal
; REMARK: remark: {{.*}}count.char merged into count.int, which is equal

declare void @print(i32)
declare i32 @read()

; Names, the order of blocks and that of incoming values do not matter.
; CHECK: define internal i32 @first(
; CHECK-NOT: @second
define internal i32 @first(i1 %c, i32 %x) {
entry:
  br i1 %c, label %then, label %else
then:
  %sum = add i32 %x, 1
  br label %join
else:
  %difference = sub i32 %x, 1
  br label %join
join:
  %result = phi i32 [ %sum, %then ], [ %difference, %else ]
  ret i32 %result
}
define internal i32 @second(i1 %p, i32 %n) {
  br i1 %p, label %yes, label %no
end:
  %value = phi i32 [ %less, %no ], [ %more, %yes ]
  ret i32 %value
no:
  %less = sub i32 %n, 1
  br label %end
yes:
  %more = add i32 %n, 1
  br label %end
}

; Blocks that cannot be reached do not matter either.
; CHECK: define internal i32 @with.rest(
; CHECK-NOT: @without.rest
define internal i32 @with.rest(i32 %x) {
  %y = mul i32 %x, 3
  ret i32 %y
rest:
  %z = mul i32 %x, 4
  ret i32 %z
}
define internal i32 @without.rest(i32 %x) {
  %y = mul i32 %x, 3
  ret i32 %y
}

; A recursion equals another one.
; CHECK-LABEL: define internal tailcc i32 @count.int(
; CHECK: musttail call tailcc i32 @count.int(
; CHECK-NOT: @count.char
define internal tailcc i32 @count.int(i32 %n) {
  %end = icmp eq i32 %n, 0
  br i1 %end, label %exit, label %more
more:
  %less = sub i32 %n, 1
  %r = musttail call tailcc i32 @count.int(i32 %less)
  ret i32 %r
exit:
  ret i32 0
}
define internal tailcc i32 @count.char(i32 %n) {
  %end = icmp eq i32 %n, 0
  br i1 %end, label %exit, label %more
more:
  %less = sub i32 %n, 1
  %r = musttail call tailcc i32 @count.char(i32 %less)
  ret i32 %r
exit:
  ret i32 0
}

; So does a group of functions that call each other, and one that calls into it.
; CHECK-LABEL: define internal i32 @even.int(
; CHECK: call i32 @odd.int(
; CHECK-LABEL: define internal i32 @odd.int(
; CHECK: call i32 @even.int(
; CHECK-NOT: @even.char
; CHECK-NOT: @odd.char
define internal i32 @even.int(i32 %n) {
  %end = icmp eq i32 %n, 0
  br i1 %end, label %exit, label %more
more:
  %less = sub i32 %n, 1
  %r = call i32 @odd.int(i32 %less)
  ret i32 %r
exit:
  ret i32 1
}
define internal i32 @odd.int(i32 %n) {
  %end = icmp eq i32 %n, 0
  br i1 %end, label %exit, label %more
more:
  %less = sub i32 %n, 1
  %r = call i32 @even.int(i32 %less)
  ret i32 %r
exit:
  ret i32 0
}
define internal i32 @odd.char(i32 %n) {
  %end = icmp eq i32 %n, 0
  br i1 %end, label %exit, label %more
more:
  %less = sub i32 %n, 1
  %r = call i32 @even.char(i32 %less)
  ret i32 %r
exit:
  ret i32 0
}
define internal i32 @even.char(i32 %n) {
  %end = icmp eq i32 %n, 0
  br i1 %end, label %exit, label %more
more:
  %less = sub i32 %n, 1
  %r = call i32 @odd.char(i32 %less)
  ret i32 %r
exit:
  ret i32 1
}

; Callers become equal because their callees are.
; CHECK: define internal i32 @caller.one(
; CHECK-NOT: @caller.two
define internal i32 @caller.one(i32 %x) {
  %a = call i32 @first(i1 true, i32 %x)
  %b = call i32 @odd.int(i32 %a)
  ret i32 %b
}
define internal i32 @caller.two(i32 %x) {
  %a = call i32 @second(i1 true, i32 %x)
  %b = call i32 @odd.char(i32 %a)
  ret i32 %b
}

; Closures hold addresses, which are not compared.
; CHECK-NOT: @closure.two
; CHECK: define internal i32 @entry.one(
; CHECK-NOT: @entry.two
@closure.one = internal unnamed_addr constant { ptr } { ptr @entry.one }, align 8
@closure.two = internal unnamed_addr constant { ptr } { ptr @entry.two }, align 8
define internal i32 @entry.one(ptr %closure, i32 %x) unnamed_addr {
  %y = call i32 @first(i1 false, i32 %x)
  ret i32 %y
}
define internal i32 @entry.two(ptr %closure, i32 %x) unnamed_addr {
  %y = call i32 @second(i1 false, i32 %x)
  ret i32 %y
}
define internal i32 @apply.one(ptr %f, i32 %x) {
  %code = load ptr, ptr %f
  %y = call i32 %code(ptr %f, i32 %x)
  ret i32 %y
}
define internal i32 @map.one(i32 %x) {
  %y = call i32 @apply.one(ptr @closure.one, i32 %x)
  %z = call i32 @apply.one(ptr getelementptr inbounds (i8, ptr @closure.one, i32 0), i32 %y)
  ret i32 %z
}
define internal i32 @map.two(i32 %x) {
  %y = call i32 @apply.one(ptr @closure.two, i32 %x)
  %z = call i32 @apply.one(ptr getelementptr inbounds (i8, ptr @closure.two, i32 0), i32 %y)
  ret i32 %z
}

; CHECK-LABEL: define i32 @main(
; CHECK: call i32 @first(
; CHECK: call i32 @first(
; CHECK: call i32 @with.rest(
; CHECK: call i32 @with.rest(
; CHECK: call tailcc i32 @count.int(
; CHECK: call tailcc i32 @count.int(
; CHECK: call i32 @caller.one(
; CHECK: call i32 @caller.one(
; CHECK: call i32 @even.int(
; CHECK: call i32 @even.int(
; CHECK: call i32 @map.one(
; CHECK: call i32 @map.one(
define i32 @main(i1 %c, i32 %x) {
  %a = call i32 @first(i1 %c, i32 %x)
  %b = call i32 @second(i1 %c, i32 %a)
  %d = call i32 @with.rest(i32 %b)
  %e = call i32 @without.rest(i32 %d)
  %f = call tailcc i32 @count.int(i32 %e)
  %g = call tailcc i32 @count.char(i32 %f)
  %h = call i32 @caller.one(i32 %g)
  %i = call i32 @caller.two(i32 %h)
  %j = call i32 @even.int(i32 %i)
  %k = call i32 @even.char(i32 %j)
  %l = call i32 @map.one(i32 %k)
  %m = call i32 @map.two(i32 %l)
  ret i32 %m
}
