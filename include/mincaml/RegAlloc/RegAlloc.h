//===- RegAlloc.h - MinCaml's register allocators ---------------*- C++ -*-===//
//
// MinCaml's register allocators as MachineFunction passes: one algorithm with
// the policies that Allocators.def lists. They can be selected in place of
// LLVM's allocators. They need live intervals, machine loops, block frequencies
// and branch probabilities, and code without PHI nodes. They produce code
// without virtual registers. A function that cannot be allocated is reported as
// an error to the function's LLVMContext.
//
// Sources: the MinCaml reading notes, chapter on register allocation, and the
// article on removing the backtracking.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_REGALLOC_REGALLOC_H
#define MINCAML_REGALLOC_REGALLOC_H

#include "llvm/ADT/StringRef.h"

namespace mincaml {

/// Registers the allocators for -regalloc= and, as passes, for -run-pass=. Must
/// be called before the command line is parsed; later calls do nothing.
void registerAllocators();

/// The allocator that -regalloc= names; empty if there is no -regalloc=, or if
/// its argument is `default`.
llvm::StringRef selectedAllocator();

bool isMinCamlAllocatorSelected();

/// LLVM has two pipelines around register allocation, one for its allocator
/// `fast` and one for all others. It chooses by the optimization level, and
/// fails if the selected allocator does not fit the pipeline. This function
/// makes it choose by the selected allocator, if there is one. An
/// -optimize-regalloc on the command line takes precedence, except that
/// MinCaml's allocators reject `false` with a fatal usage error.
void choosePipelineForAllocator();

} // namespace mincaml

#endif // MINCAML_REGALLOC_REGALLOC_H
