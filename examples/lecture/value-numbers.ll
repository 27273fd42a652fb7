; The lecture's two figures on value numbering.

; a = 1, b = 1, c = a + 2, d = b + 2: c and d are the same.
define void @constants() {
  %a = alloca i32
  %b = alloca i32
  %c = alloca i32
  %d = alloca i32
  store i32 1, ptr %a
  store i32 1, ptr %b
  %a1 = load i32, ptr %a
  %1 = add i32 %a1, 2
  store i32 %1, ptr %c
  %b1 = load i32, ptr %b
  %2 = add i32 %b1, 2
  store i32 %2, ptr %d
  ret void
}

; a = b + c, d = b, e = d + c: a and e are the same.
define void @copies() {
  %a = alloca i32
  %b = alloca i32
  %c = alloca i32
  %d = alloca i32
  %e = alloca i32
  %b1 = load i32, ptr %b
  %c1 = load i32, ptr %c
  %1 = add i32 %b1, %c1
  store i32 %1, ptr %a
  %b2 = load i32, ptr %b
  store i32 %b2, ptr %d
  %d1 = load i32, ptr %d
  %c2 = load i32, ptr %c
  %2 = add i32 %d1, %c2
  store i32 %2, ptr %e
  ret void
}
