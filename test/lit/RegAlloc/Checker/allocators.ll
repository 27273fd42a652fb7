; No false alarm on what LLVM's allocators do to values in loops, across calls
; and landing pads, to constants, doubles and 64-bit integers: more of each than
; there are registers.
;
; DEFINE: %{target} = sparc
; DEFINE: %{check} = %llc -mincaml-verify-regalloc -mtriple=%{target} %s -o -
; DEFINE: %{basic} = %{check} -O2 -regalloc=basic | FileCheck %s
; DEFINE: %{pbqp} = %{check} -O2 -regalloc=pbqp | FileCheck %s
; DEFINE: %{all} = %{check} -O0 | FileCheck %s && %{check} -O2 | FileCheck %s && %{basic} && %{pbqp}
; RUN: %{all}
; REDEFINE: %{target} = sparcv9
; RUN: %{all}
; REDEFINE: %{target} = x86_64
; RUN: %{all}
; CHECK: {{[0-9]+}}-byte {{(Folded )?}}{{Spill|Reload}}

declare i32 @__gxx_personality_v0(...)
declare i64 @g(i64, i32, double)

define i64 @f(ptr %p, i32 %n, double %x) personality ptr @__gxx_personality_v0 {
entry:
  %a0 = load i64, ptr %p
  %p1 = getelementptr i64, ptr %p, i32 1
  %a1 = load i64, ptr %p1
  %p2 = getelementptr i64, ptr %p, i32 2
  %a2 = load i64, ptr %p2
  %p3 = getelementptr i64, ptr %p, i32 3
  %a3 = load i64, ptr %p3
  %p4 = getelementptr i64, ptr %p, i32 4
  %a4 = load i64, ptr %p4
  %p5 = getelementptr i64, ptr %p, i32 5
  %a5 = load i64, ptr %p5
  %p6 = getelementptr i64, ptr %p, i32 6
  %a6 = load i64, ptr %p6
  %p7 = getelementptr i64, ptr %p, i32 7
  %a7 = load i64, ptr %p7
  %y = fmul double %x, 1.25
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %s = phi i64 [ %a0, %entry ], [ %t, %next ]
  %d = phi double [ %y, %entry ], [ %e, %next ]
  %r = invoke i64 @g(i64 %s, i32 %i, double %d)
          to label %next unwind label %pad

next:
  %e = fadd double %d, %x
  %s1 = add i64 %s, %a1
  %s2 = xor i64 %s1, %a2
  %s3 = sub i64 %s2, %a3
  %s4 = add i64 %s3, %a4
  %s5 = xor i64 %s4, %a5
  %s6 = mul i64 %s5, %a6
  %s7 = add i64 %s6, %a7
  %t = add i64 %s7, %r
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end

pad:
  %l = landingpad { ptr, i32 } cleanup
  %u = add i64 %s, %a7
  %v = call i64 @g(i64 %u, i32 70000, double 2.5)
  resume { ptr, i32 } %l

end:
  %w = call i64 @g(i64 %t, i32 70000, double %e)
  %z = add i64 %w, %t
  ret i64 %z
}

define i32 @inline_asm(i32 %a, i32 %b) {
  %r = call { i32, i32 } asm sideeffect "", "=&r,=r,0,r,~{memory}"(i32 %a, i32 %b)
  %x = extractvalue { i32, i32 } %r, 0
  %y = extractvalue { i32, i32 } %r, 1
  %z = add i32 %x, %y
  %w = add i32 %z, %b
  ret i32 %w
}
