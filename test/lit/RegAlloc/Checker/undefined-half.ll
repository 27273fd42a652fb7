; If only one half of a pair has a value, the instruction that writes this half may
; also define the other half.
;
; RUN: %llc -mincaml-verify-regalloc -mtriple=hexagon -O2 -regalloc=greedy %s -filetype=null 2>&1 | count 0
; RUN: %llc -mincaml-verify-regalloc -mtriple=hexagon -O2 -regalloc=basic %s -filetype=null 2>&1 | count 0

declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, i32, <4 x i1>, <4 x i32>)

define <4 x i32> @gather(<4 x ptr> %pointers, <4 x i1> %mask) {
  %v = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> %pointers, i32 4, <4 x i1> %mask, <4 x i32> poison)
  ret <4 x i32> %v
}
