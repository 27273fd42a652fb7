//===- Selection.h - The register allocator that is asked for ---*- C++ -*-===//

#ifndef MINCAML_REGALLOC_SELECTION_H
#define MINCAML_REGALLOC_SELECTION_H

#include "llvm/ADT/StringRef.h"

namespace mincaml {

/// The allocator that -regalloc= names; empty: none, or LLVM's choice.
llvm::StringRef selectedAllocator();

bool isMinCamlAllocatorSelected();

/// LLVM has two pipelines around register allocation, one for its allocator
/// `fast` and one for all others, and goes by the optimization level. With an
/// allocator that does not fit in, it fails. This makes it go by the selected
/// allocator, if there is one. Another -optimize-regalloc on the command line
/// stays, but MinCaml's allocators refuse `false` with a fatal usage error.
void choosePipelineForAllocator();

} // namespace mincaml

#endif // MINCAML_REGALLOC_SELECTION_H
