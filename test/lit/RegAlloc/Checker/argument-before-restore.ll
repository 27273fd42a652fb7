; A restore to a register that a load of an argument at an offset was written to before.
;
; RUN: %llc -mincaml-verify-regalloc -mtriple=msp430 %s -filetype=null 2>&1 | count 0
; RUN: %llc -mincaml-verify-regalloc -mtriple=i686-linux-gnu %s -filetype=null 2>&1 | count 0

declare i32 @g(i32, i32)

define i32 @f(i32 %a, i32 %b, i64 %c, i64 %d, i32 %e, i32 %h, i32 %i) {
  %c1 = trunc i64 %c to i32
  %cs = lshr i64 %c, 32
  %c2 = trunc i64 %cs to i32
  %m = call i32 @g(i32 %a, i32 %c2)
  %n = call i32 @g(i32 %m, i32 %c1)
  %o = call i32 @g(i32 %n, i32 %m)
  %p = call i32 @g(i32 %e, i32 %n)
  %q = call i32 @g(i32 %h, i32 %o)
  %r = call i32 @g(i32 %p, i32 %c2)
  %s = mul i32 %m, %n
  %t = mul i32 %o, %p
  %u = mul i32 %q, %r
  %v = sub i32 %s, %t
  %w = sub i32 %v, %u
  %x = call i32 @g(i32 %w, i32 %m)
  %y = sub i32 %x, %n
  %z = call i32 @g(i32 %y, i32 %o)
  %k = call i32 @g(i32 %z, i32 %i)
  ret i32 %k
}
