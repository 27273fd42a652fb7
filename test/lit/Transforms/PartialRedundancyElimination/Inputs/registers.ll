; Fourteen sums are needed behind a loop, once each. Nothing is redundant. Busy
; code motion computes them before the loop, where they occupy registers.

define i32 @f(i32 %n, i32 %x, ptr %v) noinline {
entry:
  %p0 = getelementptr i32, ptr %v, i32 0
  %a0 = load volatile i32, ptr %p0
  %p1 = getelementptr i32, ptr %v, i32 1
  %a1 = load volatile i32, ptr %p1
  %p2 = getelementptr i32, ptr %v, i32 2
  %a2 = load volatile i32, ptr %p2
  %p3 = getelementptr i32, ptr %v, i32 3
  %a3 = load volatile i32, ptr %p3
  %p4 = getelementptr i32, ptr %v, i32 4
  %a4 = load volatile i32, ptr %p4
  %p5 = getelementptr i32, ptr %v, i32 5
  %a5 = load volatile i32, ptr %p5
  %p6 = getelementptr i32, ptr %v, i32 6
  %a6 = load volatile i32, ptr %p6
  %p7 = getelementptr i32, ptr %v, i32 7
  %a7 = load volatile i32, ptr %p7
  %p8 = getelementptr i32, ptr %v, i32 8
  %a8 = load volatile i32, ptr %p8
  %p9 = getelementptr i32, ptr %v, i32 9
  %a9 = load volatile i32, ptr %p9
  %p10 = getelementptr i32, ptr %v, i32 10
  %a10 = load volatile i32, ptr %p10
  %p11 = getelementptr i32, ptr %v, i32 11
  %a11 = load volatile i32, ptr %p11
  %p12 = getelementptr i32, ptr %v, i32 12
  %a12 = load volatile i32, ptr %p12
  %p13 = getelementptr i32, ptr %v, i32 13
  %a13 = load volatile i32, ptr %p13
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %h0 = phi i32 [ %x, %entry ], [ %h8, %loop ]
  %m0 = xor i32 %h0, %a0
  %h1 = add i32 %m0, %i
  %m1 = xor i32 %h1, %a1
  %h2 = add i32 %m1, %i
  %m2 = xor i32 %h2, %a2
  %h3 = add i32 %m2, %i
  %m3 = xor i32 %h3, %a3
  %h4 = add i32 %m3, %i
  %m4 = xor i32 %h4, %a4
  %h5 = add i32 %m4, %i
  %m5 = xor i32 %h5, %a5
  %h6 = add i32 %m5, %i
  %m6 = xor i32 %h6, %a6
  %h7 = add i32 %m6, %i
  %m7 = xor i32 %h7, %a7
  %h8 = add i32 %m7, %i
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  %s0 = add i32 %a0, %a1
  %u0 = shl i32 %h8, 1
  %r0 = xor i32 %u0, %s0
  %s1 = add i32 %a1, %a2
  %u1 = shl i32 %r0, 1
  %r1 = xor i32 %u1, %s1
  %s2 = add i32 %a2, %a3
  %u2 = shl i32 %r1, 1
  %r2 = xor i32 %u2, %s2
  %s3 = add i32 %a3, %a4
  %u3 = shl i32 %r2, 1
  %r3 = xor i32 %u3, %s3
  %s4 = add i32 %a4, %a5
  %u4 = shl i32 %r3, 1
  %r4 = xor i32 %u4, %s4
  %s5 = add i32 %a5, %a6
  %u5 = shl i32 %r4, 1
  %r5 = xor i32 %u5, %s5
  %s6 = add i32 %a6, %a7
  %u6 = shl i32 %r5, 1
  %r6 = xor i32 %u6, %s6
  %s7 = add i32 %a7, %a8
  %u7 = shl i32 %r6, 1
  %r7 = xor i32 %u7, %s7
  %s8 = add i32 %a8, %a9
  %u8 = shl i32 %r7, 1
  %r8 = xor i32 %u8, %s8
  %s9 = add i32 %a9, %a10
  %u9 = shl i32 %r8, 1
  %r9 = xor i32 %u9, %s9
  %s10 = add i32 %a10, %a11
  %u10 = shl i32 %r9, 1
  %r10 = xor i32 %u10, %s10
  %s11 = add i32 %a11, %a12
  %u11 = shl i32 %r10, 1
  %r11 = xor i32 %u11, %s11
  %s12 = add i32 %a12, %a13
  %u12 = shl i32 %r11, 1
  %r12 = xor i32 %u12, %s12
  %s13 = add i32 %a13, %a0
  %u13 = shl i32 %r12, 1
  %r13 = xor i32 %u13, %s13
  ret i32 %r13
}

@v = global [14 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7,
                        i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14]
@format = constant [4 x i8] c"%d\0A\00"
declare i32 @printf(ptr, ...)

define i32 @main() {
  %r = call i32 @f(i32 100000, i32 7, ptr @v)
  call i32 (ptr, ...) @printf(ptr @format, i32 %r)
  ret i32 0
}
