; What makes a statement, and what is no slot. The load in %v1 is not a part of
; y = %v1: x is stored to in between.
; RUN: %opt -disable-output -passes='print<mincaml-reaching-defs>' %s 2>&1 \
; RUN:   | FileCheck --match-full-lines %s

; CHECK:      reaching definitions in 'statements':
; CHECK-NEXT: %entry: gen={s7, s11} kill={s19} in={} out={s7, s11} undefined={x, y}
; CHECK-NEXT: s1: %address.taken = alloca(1)
; CHECK-NEXT: s2: %volatile = alloca(1)
; CHECK-NEXT: s3: %atomic = alloca(1)
; CHECK-NEXT: s4: %part = alloca(1)
; CHECK-NEXT: s5: %array = alloca(4)
; CHECK-NEXT: s6: %v1 = x  reach[s6,x]={undefined}
; CHECK-NEXT: s7: x = 5
; CHECK-NEXT: s8: y = %v1
; CHECK-NEXT: s9: *%p = x * x  reach[s9,x]={s7}
; CHECK-NEXT: s10: %v5 = call @f(y, %address.taken)  reach[s10,y]={s8}
; CHECK-NEXT: s11: y = %v5
; CHECK-NEXT: s12: *%volatile = *@g + %n
; CHECK-NEXT: s13: *%part = 1
; CHECK-NEXT: s14: *%atomic = 1
; CHECK-NEXT: s15: *%array = 1
; CHECK-NEXT: s16: %v9 = call @pure(x)  reach[s16,x]={s7}
; CHECK-NEXT: s17: switch y  reach[s17,y]={s11}
; CHECK-NEXT: %a: gen={} kill={} in={s7, s11} out={s7, s11} undefined={}
; CHECK-NEXT: s18: ret zext(ult(x, %v11))  reach[s18,x]={s7}
; CHECK-NEXT: %b: gen={} kill={} in={s7, s11} out={s7, s11} undefined={}
; CHECK-NEXT: %dead: unreachable
; CHECK-NEXT: s19: x = x

@g = global i32 0
declare i32 @f(i32, ptr)
declare i32 @pure(i32) memory(none) nounwind willreturn

define i32 @statements(i32 %n, ptr %p) {
entry:
  %x = alloca i32
  %y = alloca i32
  %address.taken = alloca i32
  %volatile = alloca i32
  %atomic = alloca i32
  %part = alloca i32
  %array = alloca i32, i32 4
  %v1 = load i32, ptr %x
  store i32 5, ptr %x
  store i32 %v1, ptr %y
  %v2 = load i32, ptr %x
  %v3 = mul i32 %v2, %v2
  store i32 %v3, ptr %p
  %v4 = load i32, ptr %y
  %v5 = call i32 @f(i32 %v4, ptr %address.taken)
  store i32 %v5, ptr %y
  %v6 = load i32, ptr @g
  %v7 = add i32 %v6, %n
  store volatile i32 %v7, ptr %volatile
  store i16 1, ptr %part
  store atomic i32 1, ptr %atomic seq_cst, align 4
  store i32 1, ptr %array
  %v8 = load i32, ptr %x
  %v9 = call i32 @pure(i32 %v8)
  %v10 = load i32, ptr %y
  switch i32 %v10, label %a [ i32 1, label %b ]

a:
  %v11 = phi i32 [ %v9, %entry ], [ 0, %dead ]
  %v12 = load i32, ptr %x
  %v13 = icmp ult i32 %v12, %v11
  %v14 = zext i1 %v13 to i32
  ret i32 %v14

b:
  unreachable

dead:
  %v15 = load i32, ptr %x
  store i32 %v15, ptr %x
  br label %a
}
