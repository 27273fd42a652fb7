; The variable x is 3 on both ways.
define i32 @late(i1 %b) {
entry:
  %x = alloca i32
  store i32 3, ptr %x
  br i1 %b, label %then, label %join
then:
  store i32 3, ptr %x
  br label %join
join:
  %v = load i32, ptr %x
  %c = icmp eq i32 %v, 4
  br i1 %c, label %never, label %end
never:
  ret i32 0
end:
  %s = add i32 %v, 1
  ret i32 %s
}
