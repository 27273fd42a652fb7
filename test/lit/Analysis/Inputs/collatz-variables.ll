; The program of the Collatz article with each of its variables in a slot, %1 as
; v1 and so on, so that each of its lines is a statement.
define i64 @collatz(i64 %x) {
top:
  %n = alloca i64
  %v1 = alloca i1
  %v2 = alloca i64
  %v3 = alloca i1
  %v5 = alloca i64
  %v6 = alloca i1
  store i64 %x, ptr %n                     ; line 3
  %t1 = icmp eq i64 %x, 1
  store i1 %t1, ptr %v1                     ; line 4
  %t2 = load i1, ptr %v1
  br i1 %t2, label %END, label %L1          ; line 5

L1:
  %t3 = load i64, ptr %n
  %t4 = and i64 %t3, 1
  store i64 %t4, ptr %v2                    ; line 8
  %t5 = load i64, ptr %v2
  %t6 = icmp eq i64 %t5, 0
  store i1 %t6, ptr %v3                     ; line 9
  %t7 = load i1, ptr %v3
  br i1 %t7, label %L2, label %L3           ; line 10

L2:
  %t8 = load i64, ptr %n
  %t9 = sdiv i64 %t8, 2
  store i64 %t9, ptr %n                     ; line 13
  br label %L4                             ; line 14

L3:
  %t10 = load i64, ptr %n
  %t11 = mul i64 %t10, 3
  store i64 %t11, ptr %v5                   ; line 17
  %t12 = load i64, ptr %v5
  %t13 = add i64 %t12, 1
  store i64 %t13, ptr %n                    ; line 18
  br label %L4                             ; line 19

L4:
  %t14 = load i64, ptr %n
  %t15 = icmp eq i64 %t14, 1
  store i1 %t15, ptr %v6                    ; line 22
  %t16 = load i1, ptr %v6
  br i1 %t16, label %END, label %L1         ; line 23

END:
  ret i64 1                                ; line 26
}
