; Early results that only four registers can hold, and more operands than the
; remaining registers: values with the fewest registers to choose from are placed
; first, results before operands.
;
; RUN: %llc -mtriple=x86_64-linux-gnu -regalloc=mincaml -verify-machineinstrs %s -o - | FileCheck %s
; RUN: %llc -mtriple=x86_64-linux-gnu -regalloc=mincaml-nobacktrack -verify-machineinstrs %s -o - | FileCheck %s
; RUN: %llc -mtriple=x86_64-linux-gnu -regalloc=mincaml-latespill -verify-machineinstrs %s -o - | FileCheck %s
; RUN: %llc -mtriple=x86_64-linux-gnu -O0 -regalloc=mincaml -verify-machineinstrs %s -o - | FileCheck %s

define i32 @one(ptr %p) {
; CHECK-LABEL: one:
; CHECK: # [[R:%e[a-d]x]] :
; CHECK-NOT: [[R]]
; CHECK: # end
  %v = load <10 x i32>, ptr %p
  %a = extractelement <10 x i32> %v, i32 0
  %b = extractelement <10 x i32> %v, i32 1
  %c = extractelement <10 x i32> %v, i32 2
  %d = extractelement <10 x i32> %v, i32 3
  %e = extractelement <10 x i32> %v, i32 4
  %f = extractelement <10 x i32> %v, i32 5
  %g = extractelement <10 x i32> %v, i32 6
  %h = extractelement <10 x i32> %v, i32 7
  %i = extractelement <10 x i32> %v, i32 8
  %j = extractelement <10 x i32> %v, i32 9
  %x = call i32 asm sideeffect "# $0 : $1 $2 $3 $4 $5 $6 $7 $8 $9 $10\0A# end", "=&Q,r,r,r,r,r,r,r,r,r,r,~{dirflag},~{fpsr},~{flags}"(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %g, i32 %h, i32 %i, i32 %j)
  %y = add i32 %x, %a
  %z = add i32 %y, %j
  ret i32 %z
}

define i32 @three(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f) {
; CHECK-LABEL: three:
; CHECK: # [[ONE:%e[a-d]x]] [[TWO:%e[a-d]x]] [[THREE:%e[a-d]x]] :
; CHECK-NOT: [[ONE]]
; CHECK-NOT: [[TWO]]
; CHECK-NOT: [[THREE]]
; CHECK: # end
  %x = call { i32, i32, i32 } asm sideeffect "# $0 $1 $2 : $3 $4 $5 $6 $7 $8\0A# end", "=&Q,=&Q,=&Q,r,r,r,r,r,r,~{dirflag},~{fpsr},~{flags}"(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f)
  %p = extractvalue { i32, i32, i32 } %x, 0
  %q = extractvalue { i32, i32, i32 } %x, 1
  %r = extractvalue { i32, i32, i32 } %x, 2
  %s = add i32 %p, %q
  %t = xor i32 %s, %r
  %u = sub i32 %t, %c
  ret i32 %u
}

; The operands that only four registers can hold come before the results.
define i32 @small_operands(i32 %p, i32 %q, i32 %s, i32 %t) {
; CHECK-LABEL: small_operands:
; CHECK: # {{.* : .*( %e[a-d]x){4}$}}
  %x = call { i32, i32, i32, i32 } asm sideeffect "# def $0 $1 $2 $3", "={eax},={ebx},={ecx},={edx}"()
  %a = extractvalue { i32, i32, i32, i32 } %x, 0
  %b = extractvalue { i32, i32, i32, i32 } %x, 1
  %c = extractvalue { i32, i32, i32, i32 } %x, 2
  %d = extractvalue { i32, i32, i32, i32 } %x, 3
  %r = call { i32, i32 } asm sideeffect "# $0 $1 : $2 $3 $4 $5 $6 $7 $8 $9\0A# end", "=&r,=&r,r,r,r,r,Q,Q,Q,Q"(i32 %a, i32 %b, i32 %c, i32 %d, i32 %p, i32 %q, i32 %s, i32 %t)
  %m = extractvalue { i32, i32 } %r, 0
  %n = extractvalue { i32, i32 } %r, 1
  %e = add i32 %m, %n
  ret i32 %e
}

; Operands are moved out of registers that are clobbered early, and the result out
; of the only ones to which they can be moved.
define void @destroyed() {
; CHECK-LABEL: destroyed:
; CHECK: # {{%(e|r)?[a-z0-9]+}} : {{%e[bd]x %e[bd]x}}
  %x = call { i32, i32, i32, i32 } asm sideeffect "# def $0 $1 $2 $3", "={eax},={ebx},={ecx},={edx}"()
  %a = extractvalue { i32, i32, i32, i32 } %x, 0
  %b = extractvalue { i32, i32, i32, i32 } %x, 1
  %c = extractvalue { i32, i32, i32, i32 } %x, 2
  %d = extractvalue { i32, i32, i32, i32 } %x, 3
  call void asm sideeffect "# $0 $1", "Q,Q"(i32 %b, i32 %d)
  %r = call i32 asm sideeffect "# $0 : $1 $2", "=&r,Q,Q,~{eax},~{ecx}"(i32 %a, i32 %c)
  call void @use(i32 0, i32 0, i32 %r, i32 1)
  ret void
}
declare void @use(i32, i32, i32, i32)
