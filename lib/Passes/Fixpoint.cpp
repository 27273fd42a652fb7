//===- Fixpoint.cpp - Passes repeated to a fixed point --------------------===//

#include "mincaml/Passes/Fixpoint.h"
#include "llvm/IR/PassInstrumentation.h"

using namespace mincaml;
using namespace llvm;

Expected<FixpointPass::Options> FixpointPass::parseOptions(StringRef Text) {
  Options Result;
  if (Text.empty())
    return Result;
  if (!Text.consume_front("iterations=") ||
      Text.getAsInteger(10, Result.Iterations))
    return createStringError("mincaml-fixpoint: expected iterations=N, not '" +
                             Text + "'");
  return Result;
}

PreservedAnalyses FixpointIterationPassManager::run(Module &M,
                                                    ModuleAnalysisManager &AM) {
  PassInstrumentation Callbacks = AM.getResult<PassInstrumentationAnalysis>(M);
  // A required pass is never skipped, so the result does not matter.
  (void)Callbacks.runBeforePass(*this, M);
  PreservedAnalyses Preserved = Pipeline.run(M, AM);
  Callbacks.runAfterPass(*this, M, Preserved);
  return Preserved;
}

PreservedAnalyses FixpointPass::run(Module &M, ModuleAnalysisManager &AM) {
  PreservedAnalyses Result = PreservedAnalyses::all();
  for (unsigned I = 0; I < TheOptions.Iterations; ++I) {
    PreservedAnalyses Preserved =
        FixpointIterationPassManager(Pipeline).run(M, AM);
    if (Preserved.areAllPreserved())
      break;
    Result.intersect(std::move(Preserved));
  }
  return Result;
}

void FixpointPass::printPipeline(
    raw_ostream &OS, function_ref<StringRef(StringRef)> PassNameOfClass) {
  OS << PassNameOfClass(name()) << "<iterations=" << TheOptions.Iterations
     << ">(";
  Pipeline.printPipeline(OS, PassNameOfClass);
  OS << ')';
}
