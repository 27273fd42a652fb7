; `asm goto` jumps out of the middle of a block: values that are live at its
; targets must be spilled before it. There are more live values than registers.

declare i32 @g(i32)

define i32 @conditional(i32 %n, ptr %p) {
entry:
  %a = call i32 @g(i32 1)
  %b = call i32 @g(i32 2)
  %c = call i32 @g(i32 3)
  %d = call i32 @g(i32 4)
  %e = call i32 @g(i32 5)
  %f = call i32 @g(i32 6)
  %h = call i32 @g(i32 %a)
  %x = add i32 %h, %n
  callbr void asm sideeffect "", "r,r,!i,~{memory}"(i32 %x, i32 %b)
          to label %here [label %there]

here:
  %y = call i32 @g(i32 %x)
  %y1 = add i32 %y, %a
  %y2 = xor i32 %y1, %c
  ret i32 %y2

there:
  %z = call i32 @g(i32 %n)
  %z1 = sub i32 %z, %x
  %z2 = xor i32 %z1, %d
  %z3 = add i32 %z2, %e
  %z4 = sub i32 %z3, %f
  %z5 = xor i32 %z4, %b
  store i32 %h, ptr %p
  ret i32 %z5
}

define i32 @result(i32 %n, ptr %p) {
entry:
  %a = call i32 @g(i32 %n)
  %b = load i32, ptr %p
  %c = mul i32 %a, %b
  %r = callbr i32 asm sideeffect "", "=&r,r,!i,!i,~{memory}"(i32 %c)
          to label %here [label %there, label %elsewhere]

here:
  %s = call i32 @g(i32 %r)
  %t = add i32 %s, %c
  ret i32 %t

there:
  %u = call i32 @g(i32 %c)
  %v = xor i32 %u, %r
  %w = sub i32 %v, %a
  ret i32 %w

elsewhere:
  %i = call i32 @g(i32 %a)
  %j = call i32 @g(i32 %b)
  %k = add i32 %i, %j
  %l = sub i32 %k, %r
  %m = xor i32 %l, %c
  ret i32 %m
}

define i64 @loop(i32 %n, i64 %s) {
entry:
  br label %head

head:
  %i = phi i32 [ %n, %entry ], [ %j, %again ]
  %x = phi i64 [ %s, %entry ], [ %y, %again ]
  %a = call i32 @g(i32 %i)
  %w = sext i32 %a to i64
  %v = mul i64 %w, %x
  callbr void asm sideeffect "", "r,!i"(i64 %v)
          to label %next [label %again]

next:
  %b = call i32 @g(i32 %a)
  %c = icmp slt i32 %b, %i
  br i1 %c, label %again, label %end

again:
  %k = phi i32 [ %b, %next ], [ 7, %head ]
  %d = call i32 @g(i32 %k)
  %j = add i32 %d, %i
  %y = add i64 %v, %x
  br label %head

end:
  %z = sub i64 %v, %x
  ret i64 %z
}
