; The program of the Collatz article as it is without SSA form: n is assigned to
; three times.
define i64 @collatz(i64 %x) {
top:
  %n = alloca i64
  store i64 %x, ptr %n
  %v1 = icmp eq i64 %x, 1
  br i1 %v1, label %END, label %L1

L1:
  %n1 = load i64, ptr %n
  %v2 = and i64 %n1, 1
  %v3 = icmp eq i64 %v2, 0
  br i1 %v3, label %L2, label %L3

L2:
  %n2 = load i64, ptr %n
  %v4 = sdiv i64 %n2, 2
  store i64 %v4, ptr %n
  br label %L4

L3:
  %n3 = load i64, ptr %n
  %v5 = mul i64 %n3, 3
  %v6 = add i64 %v5, 1
  store i64 %v6, ptr %n
  br label %L4

L4:
  %n4 = load i64, ptr %n
  %v7 = icmp eq i64 %n4, 1
  br i1 %v7, label %END, label %L1

END:
  ret i64 1
}
