//===- TracerPass.h - Access to the allocation tracer -----------*- C++ -*-===//

#ifndef MINCAML_LIB_REGALLOC_TRACERPASS_H
#define MINCAML_LIB_REGALLOC_TRACERPASS_H

#include "mincaml/RegAlloc/AllocationTrace.h"
#include "llvm/Pass.h"

namespace mincaml::regalloc {

/// Gives the allocators access to the tracer. LLVM constructs an allocator
/// without arguments, so that it has to look for this pass instead.
class TracerPass : public llvm::ImmutablePass {
public:
  static char ID;
  explicit TracerPass(AllocationTracer *Tracer = nullptr)
      : ImmutablePass(ID), Tracer(Tracer) {}

  AllocationTracer *const Tracer;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_TRACERPASS_H
