//===- TracerPass.h - Where allocators find their observer ------*- C++ -*-===//

#ifndef MINCAML_LIB_REGALLOC_TRACERPASS_H
#define MINCAML_LIB_REGALLOC_TRACERPASS_H

#include "mincaml/RegAlloc/AllocationTrace.h"
#include "llvm/Pass.h"

namespace mincaml::regalloc {

/// LLVM makes allocators without arguments: they look for this pass.
class TracerPass : public llvm::ImmutablePass {
public:
  static char ID;
  explicit TracerPass(AllocationTracer *Tracer = nullptr)
      : ImmutablePass(ID), Tracer(Tracer) {}

  AllocationTracer *const Tracer;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_TRACERPASS_H
