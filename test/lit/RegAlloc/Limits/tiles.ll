; LLVM needs another register to save x86's matrix registers, and allocations of
; its own to configure them: an error, and no code.
;
; RUN: not %llc -mtriple=x86_64-linux-gnu -regalloc=mincaml %s -filetype=null 2>&1 | FileCheck %s
; RUN: not %llc -mtriple=x86_64-linux-gnu -regalloc=mincaml-latespill -verify-machineinstrs %s -filetype=null 2>&1 | FileCheck %s
; CHECK: error: {{.*}}: mincaml{{.*}}: values of class TILE cannot be spilled in function 'f'
; CHECK-NOT: error
;
; What LLVM's allocators do with them is not checked.
; RUN: not %llc -mtriple=x86_64-linux-gnu -mincaml-verify-regalloc %s -filetype=null 2>&1 | FileCheck --check-prefix=REFUSED %s
; RUN: not %llc -mtriple=x86_64-linux-gnu -mincaml-verify-regalloc -regalloc=greedy %s -filetype=null 2>&1 | FileCheck --check-prefix=REFUSED %s
; RUN: not %llc -mtriple=x86_64-linux-gnu -mincaml-verify-regalloc -regalloc=basic %s -filetype=null 2>&1 | FileCheck --check-prefix=REFUSED %s
; RUN: not %llc -O0 -mtriple=x86_64-linux-gnu -mincaml-verify-regalloc %s -filetype=null 2>&1 | FileCheck --check-prefix=REFUSED %s
; REFUSED: error: the register allocation of function 'f' cannot be checked: '%{{.*}}:tile = PTILELOADDV {{.*}}' has a value of class TILE, for which LLVM inserts code during allocation
; REFUSED-NOT: error

define void @f(ptr %p, i16 %rows, i16 %columns) "target-features"="+amx-int8,+avx512f" {
  %a = call x86_amx @llvm.x86.tileloadd64.internal(i16 %rows, i16 64, ptr %p, i64 32)
  %b = call x86_amx @llvm.x86.tileloadd64.internal(i16 64, i16 %columns, ptr %p, i64 32)
  %c = call x86_amx @llvm.x86.tileloadd64.internal(i16 %rows, i16 %columns, ptr %p, i64 32)
  %d = call x86_amx @llvm.x86.tdpbssd.internal(i16 %rows, i16 %columns, i16 64, x86_amx %c, x86_amx %a, x86_amx %b)
  call void @g()
  call void @llvm.x86.tilestored64.internal(i16 %rows, i16 %columns, ptr %p, i64 32, x86_amx %d)
  ret void
}
declare void @g()
declare x86_amx @llvm.x86.tileloadd64.internal(i16, i16, ptr, i64)
declare x86_amx @llvm.x86.tdpbssd.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx)
declare void @llvm.x86.tilestored64.internal(i16, i16, ptr, i64, x86_amx)
