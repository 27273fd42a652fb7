; A value that some instruction requires in one of four registers has a class of
; these four for its whole life, since LLVM coalesces the copy to that class. Other
; instructions allow any register: if the four do not suffice there, it is in
; another one, and in memory after the instruction.
;
; RUN: %llc -mtriple=x86_64-linux-gnu -mattr=+cx16 -regalloc=mincaml -verify-machineinstrs %s -o - | FileCheck %s
; RUN: %llc -mtriple=x86_64-linux-gnu -mattr=+cx16 -regalloc=mincaml-nobacktrack -verify-machineinstrs %s -o - | FileCheck %s
; RUN: %llc -mtriple=x86_64-linux-gnu -mattr=+cx16 -regalloc=mincaml-latespill -verify-machineinstrs %s -o - | FileCheck %s
; RUN: %llc -mtriple=x86_64-linux-gnu -mattr=+cx16 -O1 -regalloc=mincaml -verify-machineinstrs %s -o - | FileCheck %s

; cmpxchg16b has the four registers for itself.
define i128 @pointer(ptr %p, i128 %a, i128 %b) {
; CHECK-LABEL: pointer:
; CHECK: cmpxchg16b (%r{{[sd]i|bp|[0-9]+}})
; CHECK: movzbl %{{[abcd]}}h,
  %pair = cmpxchg ptr %p, i128 %a, i128 %b seq_cst seq_cst
  %old = extractvalue { i128, i1 } %pair, 0
  %bits = ptrtoint ptr %p to i64
  %high = lshr i64 %bits, 8
  %byte = and i64 %high, 255
  %low = and i64 %bits, 255
  %sum = add i64 %byte, %low
  %wide = zext i64 %sum to i128
  %r = add i128 %old, %wide
  ret i128 %r
}

define void @operands(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e) {
; CHECK-LABEL: operands:
; CHECK: # small {{%e[a-d]x %e[a-d]x$}}
; CHECK: # small {{%e[a-d]x %e[a-d]x$}}
; CHECK: # small {{%e[a-d]x$}}
; CHECK: # all {{.*%(e(si|di|bp)|r[0-9]+d)}}
; CHECK: # small {{%e[a-d]x %e[a-d]x$}}
  call void asm sideeffect "# small $0 $1", "Q,Q"(i32 %a, i32 %b)
  call void asm sideeffect "# small $0 $1", "Q,Q"(i32 %c, i32 %d)
  call void asm sideeffect "# small $0", "Q"(i32 %e)
  call void asm sideeffect "# all $0 $1 $2 $3 $4", "r,r,r,r,r"(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e)
  call void asm sideeffect "# small $0 $1", "Q,Q"(i32 %a, i32 %b)
  ret void
}

define void @results() {
; CHECK-LABEL: results:
; CHECK: # all {{.*%(e(si|di|bp)|r[0-9]+d)}}
; CHECK: # small {{%e[a-d]x %e[a-d]x$}}
; CHECK: # small {{%e[a-d]x %e[a-d]x %e[a-d]x$}}
  %x = call { i32, i32, i32, i32, i32 } asm sideeffect "# all $0 $1 $2 $3 $4", "=r,=r,=r,=r,=r"()
  %a = extractvalue { i32, i32, i32, i32, i32 } %x, 0
  %b = extractvalue { i32, i32, i32, i32, i32 } %x, 1
  %c = extractvalue { i32, i32, i32, i32, i32 } %x, 2
  %d = extractvalue { i32, i32, i32, i32, i32 } %x, 3
  %e = extractvalue { i32, i32, i32, i32, i32 } %x, 4
  call void asm sideeffect "# small $0 $1", "Q,Q"(i32 %a, i32 %b)
  call void asm sideeffect "# small $0 $1 $2", "Q,Q,Q"(i32 %c, i32 %d, i32 %e)
  ret void
}

define void @early_results(i32 %p) {
; CHECK-LABEL: early_results:
; CHECK: # all {{.*%(e(si|di|bp)|r[0-9]+d).*}} : {{%e[a-d]x$}}
; CHECK: # small {{%e[a-d]x %e[a-d]x$}}
; CHECK: # small {{%e[a-d]x %e[a-d]x %e[a-d]x$}}
  %x = call { i32, i32, i32, i32, i32 } asm sideeffect "# all $0 $1 $2 $3 $4 : $5", "=&r,=&r,=&r,=&r,=&r,Q"(i32 %p)
  %a = extractvalue { i32, i32, i32, i32, i32 } %x, 0
  %b = extractvalue { i32, i32, i32, i32, i32 } %x, 1
  %c = extractvalue { i32, i32, i32, i32, i32 } %x, 2
  %d = extractvalue { i32, i32, i32, i32, i32 } %x, 3
  %e = extractvalue { i32, i32, i32, i32, i32 } %x, 4
  call void asm sideeffect "# small $0 $1", "Q,Q"(i32 %a, i32 %b)
  call void asm sideeffect "# small $0 $1 $2", "Q,Q,Q"(i32 %c, i32 %d, i32 %e)
  ret void
}

define void @tied(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e) {
; CHECK-LABEL: tied:
; CHECK: # all {{.*%(e(si|di|bp)|r[0-9]+d)}}
; CHECK: # small {{%e[a-d]x %e[a-d]x$}}
; CHECK: # small {{%e[a-d]x %e[a-d]x %e[a-d]x$}}
  %x = call { i32, i32, i32, i32, i32 } asm sideeffect "# all $0 $1 $2 $3 $4", "=r,=r,=r,=r,=r,0,1,2,3,4"(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e)
  %f = extractvalue { i32, i32, i32, i32, i32 } %x, 0
  %g = extractvalue { i32, i32, i32, i32, i32 } %x, 1
  %h = extractvalue { i32, i32, i32, i32, i32 } %x, 2
  %i = extractvalue { i32, i32, i32, i32, i32 } %x, 3
  %j = extractvalue { i32, i32, i32, i32, i32 } %x, 4
  call void asm sideeffect "# small $0 $1", "Q,Q"(i32 %f, i32 %g)
  call void asm sideeffect "# small $0 $1 $2", "Q,Q,Q"(i32 %h, i32 %i, i32 %j)
  ret void
}

; A rematerialized value is not stored to memory.
define void @constants() {
; CHECK-LABEL: constants:
; CHECK-NOT: Spill
; CHECK: # all {{.*%(e(si|di|bp)|r[0-9]+d)}}
; CHECK: # small {{%e[a-d]x %e[a-d]x$}}
; CHECK: # small {{%e[a-d]x %e[a-d]x %e[a-d]x$}}
  call void asm sideeffect "# all $0 $1 $2 $3 $4", "r,r,r,r,r"(i32 1000, i32 1001, i32 1002, i32 1003, i32 1004)
  call void asm sideeffect "# small $0 $1", "Q,Q"(i32 1000, i32 1001)
  call void asm sideeffect "# small $0 $1 $2", "Q,Q,Q"(i32 1002, i32 1003, i32 1004)
  ret void
}

define void @destroyed(i32 %p) {
; CHECK-LABEL: destroyed:
; CHECK: # def {{%e[a-d]x$}}
; CHECK: # use {{%(e(si|di|bp)|r[0-9]+d)$}}
; CHECK: # early {{%e(si|di|bp)|%r[0-9]+d}} {{%(e(si|di|bp)|r[0-9]+d)$}}
; CHECK: # small {{%e[a-d]x %e[a-d]x$}}
; CHECK: # tied {{%(e(si|di|bp)|r[0-9]+d)$}}
; CHECK: # small {{%e[a-d]x %e[a-d]x$}}
  %a = call i32 asm sideeffect "# def $0", "=Q"()
  call void asm sideeffect "# use $0", "r,~{eax},~{ebx},~{ecx},~{edx}"(i32 %a)
  %b = call i32 asm sideeffect "# early $0 $1", "=&r,r,~{ebx},~{ecx},~{edx}"(i32 %a)
  call void asm sideeffect "# small $0 $1", "Q,Q"(i32 %a, i32 %b)
  %c = call i32 asm sideeffect "# tied $0", "=r,0,~{eax},~{ebx},~{ecx},~{edx}"(i32 %b)
  call void asm sideeffect "# small $0 $1", "Q,Q"(i32 %a, i32 %c)
  ret void
}
