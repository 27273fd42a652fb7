; The lecture's figure on common subexpressions: at B3, i * 4 has been computed
; on every way there; a + x has, too, but x was assigned to on one of them.
define i32 @figure(i32 %n, ptr %out) {
entry:
  %i = alloca i32
  %a = alloca i32
  %b = alloca i32
  %x = alloca i32
  %y = alloca i32
  %p = alloca i32
  %q = alloca i32
  %z = alloca i32
  store i32 %n, ptr %i
  store i32 3, ptr %a
  store i32 4, ptr %b
  br label %B1
B1:
  %i1 = load i32, ptr %i
  %t1 = mul i32 %i1, 4
  store i32 %t1, ptr %x
  %a1 = load i32, ptr %a
  %x1 = load i32, ptr %x
  %t2 = add i32 %a1, %x1
  store i32 %t2, ptr %y
  %y1 = load i32, ptr %y
  %c = icmp slt i32 %y1, 10
  br i1 %c, label %B2, label %B3
B2:
  %i2 = load i32, ptr %i
  %t3 = mul i32 %i2, 4
  store i32 %t3, ptr %x
  %b1 = load i32, ptr %b
  %x2 = load i32, ptr %x
  %t4 = add i32 %b1, %x2
  store i32 %t4, ptr %y
  br label %B3
B3:
  %i3 = load i32, ptr %i
  %t5 = mul i32 %i3, 4
  store i32 %t5, ptr %p
  %a2 = load i32, ptr %a
  %x3 = load i32, ptr %x
  %t6 = add i32 %a2, %x3
  store i32 %t6, ptr %z
  ret i32 %t6
}
