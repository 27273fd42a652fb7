; Options of LLVM's that name passes know ours too.
; RUN: %opt -passes=mincaml-split-long-blocks -print-before=mincaml-split-long-blocks -disable-output %s 2>&1 | FileCheck %s
; CHECK: IR Dump Before {{.*}}SplitLongBlocksPass on f
define void @f() {
  ret void
}
