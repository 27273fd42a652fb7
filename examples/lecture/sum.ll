; The program of the lecture on data flow, frames B1/B2/B3.
define void @sum() {
B1:
  %i = alloca i32
  %s = alloca i32
  %t = alloca i32
  store i32 0, ptr %i
  store i32 0, ptr %s
  br label %B2

B2:
  %0 = load i32, ptr %i
  %1 = icmp slt i32 %0, 100
  br i1 %1, label %B3, label %exit

B3:
  %2 = load i32, ptr %i
  store i32 %2, ptr %t
  %3 = load i32, ptr %t
  %4 = mul i32 2, %3
  store i32 %4, ptr %t
  %5 = load i32, ptr %i
  %6 = add i32 %5, 1
  store i32 %6, ptr %i
  %7 = load i32, ptr %s
  %8 = load i32, ptr %t
  %9 = add i32 %7, %8
  store i32 %9, ptr %s
  br label %B2

exit:
  ret void
}
