//===- Adaptors.cpp - Passes that run a pipeline --------------------------===//

#include "mincaml/Passes/Adaptors.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace mincaml;
using namespace llvm;

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
  PassWithOptions::printPipeline(OS, PassNameOfClass);
  OS << '(';
  Pipeline.printPipeline(OS, PassNameOfClass);
  OS << ')';
}

PreservedAnalyses ValidatePass::run(Module &M, ModuleAnalysisManager &AM) {
  std::unique_ptr<Module> Before = CloneModule(M);
  PreservedAnalyses Preserved = Pipeline.run(M, AM);
  // Validation may expand calls, so it gets a copy.
  std::unique_ptr<Module> After = CloneModule(M);
  std::vector<validation::FunctionReport> Reports =
      validation::validateModules(*Before, *After, TheOptions.Validation);
  if (TheOptions.JSON)
    validation::printReportsAsJSON(Reports, errs());
  else
    validation::printReports(Reports, errs());
  auto Refuted =
      count_if(Reports, [](const validation::FunctionReport &Report) {
        return Report.Result == validation::Verdict::Refuted;
      });
  if (Refuted)
    M.getContext().emitError("mincaml-validate: functions that do not refine "
                             "their originals: " +
                             Twine(Refuted));
  return Preserved;
}

void ValidatePass::printPipeline(
    raw_ostream &OS, function_ref<StringRef(StringRef)> PassNameOfClass) {
  PassWithOptions::printPipeline(OS, PassNameOfClass);
  OS << '(';
  Pipeline.printPipeline(OS, PassNameOfClass);
  OS << ')';
}
