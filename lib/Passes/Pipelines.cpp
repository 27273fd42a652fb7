//===- Pipelines.cpp - What runs at each level ----------------------------===//

#include "mincaml/Passes/Passes.h"
#include "llvm/ADT/Any.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Passes/StandardInstrumentations.h"
#include "llvm/Plugins/PassPlugin.h"
#include "llvm/Target/TargetMachine.h"

using namespace mincaml;
using namespace llvm;

static OptimizationLevel optimizationLevel(unsigned Level) {
  switch (Level) {
  case 0:
    return OptimizationLevel::O0;
  case 1:
    return OptimizationLevel::O1;
  case 2:
    return OptimizationLevel::O2;
  default:
    return OptimizationLevel::O3;
  }
}

/// Has a function calls to itself that are not in tail position, and musttail
/// calls of others?
static bool mixesRecursionWithTailCalls(const Function &F) {
  bool CallsItself = false;
  bool TailCallsOthers = false;
  for (const Instruction &I : instructions(F)) {
    const auto *Call = dyn_cast<CallInst>(&I);
    if (!Call)
      continue;
    bool IsRecursive = Call->getCalledFunction() == &F;
    CallsItself |= IsRecursive && !Call->isMustTailCall();
    TailCallsOthers |= !IsRecursive && Call->isMustTailCall();
  }
  return CallsItself && TailCallsOthers;
}

/// May the pipeline of a level run this pass of LLVM's?
static bool isSound(StringRef Pass, Any IR) {
  // Stops too early on a function that calls itself with its own parameters in
  // another order, and takes parameters for constants that are none. LLVM 21
  // and 22 have this fault: issue 219503, mended by pull request 219826.
  if (Pass == "IPSCCPPass")
    return false;
  // Where it introduces an accumulator, for `n * f (n - 1)`, it puts the last
  // operation between the musttail calls of other functions and their returns.
  // That is no valid IR: X86 fails, others make ordinary calls of them.
  if (Pass == "TailCallElimPass")
    if (const auto *F = any_cast<const Function *>(&IR))
      return !mixesRecursionWithTailCalls(**F);
  return true;
}

Error mincaml::runPipeline(Module &M, TargetMachine &Target,
                           const PipelineOptions &Options) {
  LoopAnalysisManager LAM;
  FunctionAnalysisManager FAM;
  CGSCCAnalysisManager CGAM;
  ModuleAnalysisManager MAM;
  PassInstrumentationCallbacks Callbacks;
  StandardInstrumentations Instrumentations(M.getContext(),
                                            /*DebugLogging=*/false,
                                            Options.VerifyEach);
  Instrumentations.registerCallbacks(Callbacks, &MAM);
  if (Options.Passes.empty())
    // Pipelines that are spelled out are left alone.
    Callbacks.registerShouldRunOptionalPassCallback(isSound);
  PassBuilder Builder(&Target, PipelineTuningOptions(), std::nullopt,
                      &Callbacks);
  registerPasses(Builder);
  for (const std::string &Path : Options.Plugins) {
    Expected<PassPlugin> Plugin = PassPlugin::Load(Path);
    if (!Plugin)
      return Plugin.takeError();
    Plugin->registerPassBuilderCallbacks(Builder);
  }
  Builder.registerModuleAnalyses(MAM);
  Builder.registerCGSCCAnalyses(CGAM);
  Builder.registerFunctionAnalyses(FAM);
  Builder.registerLoopAnalyses(LAM);
  Builder.crossRegisterProxies(LAM, FAM, CGAM, MAM);

  ModulePassManager PM;
  OptimizationLevel Level = optimizationLevel(Options.OptimizationLevel);
  if (!Options.Passes.empty()) {
    if (Error E = Builder.parsePassPipeline(PM, Options.Passes))
      return E;
  } else if (Level == OptimizationLevel::O0) {
    PM = Builder.buildO0DefaultPipeline(Level);
  } else {
    PM = Builder.buildPerModuleDefaultPipeline(Level);
  }
  PM.run(M, MAM);
  return Error::success();
}

std::string mincaml::codeGenPreparation(const Module &M,
                                        const TargetMachine &Target) {
  std::string Passes =
      "function(mincaml-mark-invariant-loads),mincaml-lower-allocation";
  if (Target.getOptLevel() == CodeGenOptLevel::None)
    Passes += ",function(mincaml-split-long-blocks)";
  if (M.getTargetTriple().isSPARC())
    Passes += ",sparc-stack-probe";
  return Passes;
}
