; The lecture's figure on partial redundancy: a + b is computed on the left, and
; again where the paths meet.
define i32 @figure(i1 %c, i32 %a0, i32 %b0) {
entry:
  %a = alloca i32
  %b = alloca i32
  store i32 %a0, ptr %a
  store i32 %b0, ptr %b
  br i1 %c, label %left, label %join
left:
  %a1 = load i32, ptr %a
  %b1 = load i32, ptr %b
  %x = add i32 %a1, %b1
  call void @use(i32 %x)
  br label %join
join:
  %a2 = load i32, ptr %a
  %b2 = load i32, ptr %b
  %y = add i32 %a2, %b2
  ret i32 %y
}
declare void @use(i32)
