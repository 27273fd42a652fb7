; a * b does not change in the loop, but the loop may run no time at all: where it
; is entered, the product is not down-safe.

define i32 @f(i32 %n, i32 %a, i32 %b) noinline {
entry:
  br label %test
test:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %s = phi i32 [ 0, %entry ], [ %s1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %done
body:
  %p = mul i32 %a, %b
  %s1 = xor i32 %s, %p
  %i1 = add i32 %i, 1
  br label %test
done:
  ret i32 %s
}

@format = constant [4 x i8] c"%d\0A\00"
declare i32 @printf(ptr, ...)

define i32 @main() {
  %r = call i32 @f(i32 100001, i32 6, i32 7)
  call i32 (ptr, ...) @printf(ptr @format, i32 %r)
  ret i32 0
}
