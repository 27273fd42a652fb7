; d is a copy of b on one path, so d + c is what b + c is. To code motion, which
; goes by names, these are two expressions. The second is computed each time.

define i32 @f(i32 %n, i32 %b0, i32 %c0) noinline {
entry:
  %b = alloca i32
  %c = alloca i32
  %d = alloca i32
  %i = alloca i32
  %s = alloca i32
  store i32 %b0, ptr %b
  store i32 %c0, ptr %c
  store i32 0, ptr %i
  store i32 0, ptr %s
  br label %loop
loop:
  %b1 = load i32, ptr %b
  %c1 = load i32, ptr %c
  %x = mul i32 %b1, %c1
  %s1 = load i32, ptr %s
  %s2 = xor i32 %s1, %x
  store i32 %s2, ptr %s
  %b2 = load i32, ptr %b
  store i32 %b2, ptr %d
  %odd = and i32 %s2, 1
  %isodd = icmp eq i32 %odd, 1
  br i1 %isodd, label %change, label %next
change:
  %b3 = load i32, ptr %b
  %b4 = add i32 %b3, 2
  store i32 %b4, ptr %b
  %d0 = load i32, ptr %b
  store i32 %d0, ptr %d
  br label %next
next:
  %d1 = load i32, ptr %d
  %c2 = load i32, ptr %c
  %y = mul i32 %d1, %c2
  %s3 = load i32, ptr %s
  %s4 = add i32 %s3, %y
  store i32 %s4, ptr %s
  %i1 = load i32, ptr %i
  %i2 = add i32 %i1, 1
  store i32 %i2, ptr %i
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %done
done:
  %r = load i32, ptr %s
  ret i32 %r
}

@format = constant [4 x i8] c"%d\0A\00"
declare i32 @printf(ptr, ...)

define i32 @main() {
  %r = call i32 @f(i32 100000, i32 5, i32 3)
  call i32 (ptr, ...) @printf(ptr @format, i32 %r)
  ret i32 0
}
