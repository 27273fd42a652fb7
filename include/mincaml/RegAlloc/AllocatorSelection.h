//===- AllocatorSelection.h - The selected allocator ------------*- C++ -*-===//

#ifndef MINCAML_REGALLOC_ALLOCATORSELECTION_H
#define MINCAML_REGALLOC_ALLOCATORSELECTION_H

#include "llvm/ADT/StringRef.h"

namespace mincaml {

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

#endif // MINCAML_REGALLOC_ALLOCATORSELECTION_H
