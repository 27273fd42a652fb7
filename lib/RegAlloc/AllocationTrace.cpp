//===- AllocationTrace.cpp - Trace of register assignment -----------------===//

#include "mincaml/RegAlloc/AllocationTrace.h"
#include "TracerPass.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/TargetPassConfig.h"

using namespace mincaml;
using namespace mincaml::regalloc;
using namespace llvm;

char TracerPass::ID = 0;

static RegisterPass<TracerPass> RegisterTracer("mincaml-allocation-tracer",
                                               "Allocation tracer", false,
                                               true);

bool mincaml::tracesAllocation(const Pass &P) {
  return P.getPassID() == &TracerPass::ID;
}

void mincaml::traceAllocation(TargetPassConfig &Config,
                              AllocationTracer &Tracer) {
  // The pass manager owns the pass.
  Config.insertPass(&MachineSchedulerID, new TracerPass(&Tracer));
}
